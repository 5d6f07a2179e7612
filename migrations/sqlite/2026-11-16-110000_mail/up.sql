-- What became of a mail: `queued`, `digest` (waits for the next digest), `sent`, `refused`, `dropped`.
ALTER TABLE outbox ADD COLUMN state TEXT NOT NULL DEFAULT 'queued';
-- Why it was refused or dropped; a server's own words.
ALTER TABLE outbox ADD COLUMN reason TEXT NOT NULL DEFAULT '';
-- The left part of the Message-ID: made before the first attempt, so that a repeat has the same.
ALTER TABLE outbox ADD COLUMN message_id TEXT NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN match_id BIGINT;
ALTER TABLE outbox ADD COLUMN seat INTEGER;
ALTER TABLE outbox ADD COLUMN number BIGINT;
UPDATE outbox SET state = 'sent' WHERE sent_at IS NOT NULL;
CREATE INDEX outbox_of_player ON outbox (player_id, id);
CREATE INDEX outbox_of_wait ON outbox (match_id, seat, number);

-- The whole message, as a mail server would have got it.
ALTER TABLE letters ADD COLUMN message BLOB;

-- The number at which the wait for the seat began: what a mail about it is bound to.
ALTER TABLE seats ADD COLUMN wait_number BIGINT;
ALTER TABLE seats ADD COLUMN remind_at TIMESTAMP;
CREATE INDEX seats_to_remind ON seats (remind_at) WHERE remind_at IS NOT NULL;

-- How a player wants to hear of an event: `mail`, `digest` or `none`; match 0 stands for all matches.
CREATE TABLE mail_choices (
    player_id BIGINT NOT NULL REFERENCES players (id),
    match_id BIGINT NOT NULL,
    event TEXT NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (player_id, match_id, event)
);
INSERT INTO mail_choices (player_id, match_id, event, choice)
    SELECT id, 0, 'turn', 'none' FROM players WHERE NOT mail_turns;
ALTER TABLE players DROP COLUMN mail_turns;

CREATE TABLE mail_settings (
    player_id BIGINT PRIMARY KEY NOT NULL REFERENCES players (id),
    -- Reminders, in hundredths of the time, separated by blanks.
    ladder TEXT NOT NULL DEFAULT '50 80 95',
    -- Hours of the player's own day; equal hours are no quiet at all.
    quiet_from INTEGER NOT NULL DEFAULT 0,
    quiet_to INTEGER NOT NULL DEFAULT 0,
    digest_hour INTEGER NOT NULL DEFAULT 8,
    -- The digest comes at once, and the next only after a visit.
    until_visit BOOLEAN NOT NULL DEFAULT FALSE,
    -- Such a digest was queued, and the player has not been here since.
    told_at TIMESTAMP,
    feed_hash TEXT UNIQUE,
    hook_url TEXT NOT NULL DEFAULT '',
    hook_form TEXT NOT NULL DEFAULT 'json',
    hook_secret TEXT NOT NULL DEFAULT '',
    hook_failures INTEGER NOT NULL DEFAULT 0,
    hook_note TEXT NOT NULL DEFAULT ''
);

-- Addresses, as hashes, that want no invitations.
CREATE TABLE no_invitations (
    hash TEXT PRIMARY KEY NOT NULL
);

CREATE INDEX links_of_player ON links (player_id, purpose);
