CREATE TABLE players (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    name TEXT NOT NULL,
    -- Lower case: two names that differ only in case would be taken for one another.
    name_key TEXT NOT NULL UNIQUE,
    email TEXT UNIQUE,
    password TEXT NOT NULL,
    confirmed BOOLEAN NOT NULL DEFAULT FALSE,
    is_admin BOOLEAN NOT NULL DEFAULT FALSE,
    zone TEXT NOT NULL DEFAULT 'UTC',
    language TEXT NOT NULL DEFAULT 'en',
    mail_turns BOOLEAN NOT NULL DEFAULT TRUE,
    totp_secret TEXT,
    totp_on BOOLEAN NOT NULL DEFAULT FALSE,
    totp_step BIGINT NOT NULL DEFAULT 0,
    away_until TIMESTAMP,
    away_year INTEGER NOT NULL DEFAULT 0,
    away_days INTEGER NOT NULL DEFAULT 0,
    turns BIGINT NOT NULL DEFAULT 0,
    turns_late BIGINT NOT NULL DEFAULT 0,
    turn_seconds BIGINT NOT NULL DEFAULT 0,
    drop_outs BIGINT NOT NULL DEFAULT 0,
    created_at TIMESTAMP NOT NULL,
    deleted_at TIMESTAMP
);

CREATE TABLE sessions (
    hash TEXT PRIMARY KEY NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
CREATE INDEX sessions_of_player ON sessions (player_id);

-- What a link in a mail may do, once.
CREATE TABLE links (
    hash TEXT PRIMARY KEY NOT NULL,
    purpose TEXT NOT NULL,
    player_id BIGINT REFERENCES players (id),
    subject TEXT NOT NULL,
    expires_at TIMESTAMP NOT NULL
);

CREATE TABLE api_tokens (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    hash TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    may_play BOOLEAN NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX api_tokens_of_player ON api_tokens (player_id);

-- Tries that are counted to be limited: of a password, of a sign-up.
CREATE TABLE tries (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    subject TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);
CREATE INDEX tries_of_subject ON tries (subject, at);

CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    title TEXT NOT NULL,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    seat_count INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    terms TEXT NOT NULL,
    opened_by BIGINT REFERENCES players (id),
    invitation TEXT NOT NULL,
    number BIGINT NOT NULL DEFAULT 0,
    outcome TEXT,
    paused BOOLEAN NOT NULL DEFAULT FALSE,
    created_at TIMESTAMP NOT NULL,
    started_at TIMESTAMP,
    moved_at TIMESTAMP NOT NULL,
    -- When an open table starts by itself or expires.
    due_at TIMESTAMP
);
CREATE INDEX matches_by_status ON matches (status, visibility, id);
CREATE INDEX matches_due ON matches (due_at) WHERE due_at IS NOT NULL;

-- Apart from `matches`, so that lists do not read states.
CREATE TABLE positions (
    match_id BIGINT PRIMARY KEY NOT NULL REFERENCES matches (id),
    state TEXT NOT NULL,
    settled_number BIGINT NOT NULL,
    settled_state TEXT NOT NULL
);

CREATE TABLE seats (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    player_id BIGINT REFERENCES players (id),
    bot TEXT,
    name TEXT NOT NULL,
    is_open BOOLEAN NOT NULL DEFAULT FALSE,
    waiting_since TIMESTAMP,
    deadline_at TIMESTAMP,
    bank_seconds BIGINT NOT NULL DEFAULT 0,
    seen_number BIGINT NOT NULL DEFAULT 0,
    notes TEXT NOT NULL DEFAULT '',
    orders TEXT NOT NULL DEFAULT '',
    plan TEXT NOT NULL DEFAULT '',
    plan_number BIGINT,
    plan_note TEXT NOT NULL DEFAULT '',
    agrees TEXT NOT NULL DEFAULT '',
    place INTEGER,
    score BIGINT,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX seats_of_player ON seats (player_id, match_id);
CREATE INDEX seats_due ON seats (deadline_at) WHERE deadline_at IS NOT NULL;
CREATE INDEX seats_of_bots ON seats (waiting_since) WHERE bot IS NOT NULL AND waiting_since IS NOT NULL;
CREATE INDEX seats_open ON seats (match_id) WHERE is_open;

CREATE TABLE actions (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- From 1. A line that takes another back has a number of its own: nothing is ever deleted.
    number BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    line TEXT NOT NULL,
    takes_back BOOLEAN NOT NULL,
    automatic BOOLEAN NOT NULL,
    events TEXT NOT NULL,
    points TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE TABLE talk (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    player_id BIGINT REFERENCES players (id),
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);
CREATE INDEX talk_of_match ON talk (match_id, id);

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    address TEXT NOT NULL,
    player_id BIGINT REFERENCES players (id),
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    -- The same mail is never queued twice.
    dedup_key TEXT NOT NULL UNIQUE,
    due_at TIMESTAMP,
    attempts INTEGER NOT NULL DEFAULT 0,
    created_at TIMESTAMP NOT NULL,
    sent_at TIMESTAMP
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE due_at IS NOT NULL;

-- The local mailbox: where mail goes while no mail server is configured.
CREATE TABLE letters (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    address TEXT NOT NULL,
    subject TEXT NOT NULL,
    words TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);

CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    actor TEXT NOT NULL,
    what TEXT NOT NULL,
    match_id BIGINT,
    at TIMESTAMP NOT NULL
);
