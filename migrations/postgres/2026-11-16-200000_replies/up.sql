-- Where a mail may be answered: the token itself is only in the mail.
CREATE TABLE reply_tokens (
    hash TEXT PRIMARY KEY NOT NULL,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    -- The number of the match that the mail showed.
    number BIGINT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX reply_tokens_of_player ON reply_tokens (player_id);
CREATE INDEX reply_tokens_by_age ON reply_tokens (created_at);

-- Messages that were dealt with, so that a second copy is passed over.
CREATE TABLE seen_messages (
    hash TEXT PRIMARY KEY NOT NULL,
    at TIMESTAMP NOT NULL
);
CREATE INDEX seen_messages_by_age ON seen_messages (at);

-- Addresses that are not written to any more, with the words of the server that said so.
CREATE TABLE dead_addresses (
    address TEXT PRIMARY KEY NOT NULL,
    words TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);

-- Players whose replies may come from any address.
CREATE TABLE any_senders (
    player_id BIGINT PRIMARY KEY NOT NULL REFERENCES players (id)
);
