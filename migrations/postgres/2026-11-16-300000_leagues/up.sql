-- A league or a tournament: what its seasons share.
CREATE TABLE competitions (
    id BIGSERIAL PRIMARY KEY,
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    founder BIGINT NOT NULL REFERENCES players (id),
    created_at TIMESTAMP NOT NULL
);

CREATE TABLE organisers (
    competition_id BIGINT NOT NULL REFERENCES competitions (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    PRIMARY KEY (competition_id, player_id)
);
CREATE INDEX organisers_by_player ON organisers (player_id);

-- Who hears when a sign-up opens; `told` is the number of the last season that they heard of.
CREATE TABLE followers (
    competition_id BIGINT NOT NULL REFERENCES competitions (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    told INTEGER NOT NULL,
    PRIMARY KEY (competition_id, player_id)
);
CREATE INDEX followers_by_player ON followers (player_id);

CREATE TABLE seasons (
    id BIGSERIAL PRIMARY KEY,
    competition_id BIGINT NOT NULL REFERENCES competitions (id),
    number INTEGER NOT NULL,
    rules TEXT NOT NULL,
    -- `announced`, `sign_up`, `running`, `over`.
    state TEXT NOT NULL,
    paused BOOLEAN NOT NULL,
    -- From which the seeds of its matches follow: secret until it is over.
    seed TEXT NOT NULL,
    opens_at TIMESTAMP NOT NULL,
    starts_at TIMESTAMP NOT NULL,
    ends_at TIMESTAMP NOT NULL,
    -- How many weeks were written about.
    week INTEGER NOT NULL,
    -- How many letters to everybody there were, and the kind of the one that is being told.
    letters INTEGER NOT NULL,
    letter TEXT NOT NULL,
    closed_at TIMESTAMP,
    -- When there is something to do; none while it waits for a match to end.
    due_at TIMESTAMP,
    -- Raised by whoever changes the season: changes come one after the other.
    version BIGINT NOT NULL,
    UNIQUE (competition_id, number)
);
CREATE INDEX seasons_due ON seasons (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE entries (
    id BIGSERIAL PRIMARY KEY,
    season_id BIGINT NOT NULL REFERENCES seasons (id),
    player_id BIGINT REFERENCES players (id),
    bot TEXT,
    name TEXT NOT NULL,
    -- Whom they replaced.
    former TEXT NOT NULL,
    -- `signed`, `confirmed`, `left_out`, `playing`, `dropped`.
    state TEXT NOT NULL,
    -- From 0; before the start, only where an organiser wants it so.
    division INTEGER,
    -- Order within the division.
    seed INTEGER NOT NULL,
    drop_outs INTEGER NOT NULL,
    -- The final rank, and the division of the next season.
    rank INTEGER,
    next_division INTEGER,
    -- How many of the letters to everybody this one was told.
    told INTEGER NOT NULL,
    joined_at TIMESTAMP NOT NULL,
    UNIQUE (season_id, player_id)
);
CREATE INDEX entries_by_player ON entries (player_id);

CREATE TABLE pairings (
    id BIGSERIAL PRIMARY KEY,
    season_id BIGINT NOT NULL REFERENCES seasons (id),
    division INTEGER NOT NULL,
    -- From 1; a league has one.
    round INTEGER NOT NULL,
    -- From 1 in its division and round.
    number INTEGER NOT NULL,
    match_id BIGINT UNIQUE REFERENCES matches (id),
    over_at TIMESTAMP,
    UNIQUE (season_id, division, round, number)
);

CREATE TABLE pairing_seats (
    pairing_id BIGINT NOT NULL REFERENCES pairings (id),
    seat INTEGER NOT NULL,
    entry_id BIGINT NOT NULL REFERENCES entries (id),
    -- The entrant dropped out here: the seat's result is not theirs.
    dropped BOOLEAN NOT NULL,
    place INTEGER,
    score BIGINT,
    -- What an organiser put in the place of the true ones.
    fixed_place INTEGER,
    fixed_score BIGINT,
    PRIMARY KEY (pairing_id, seat)
);
CREATE INDEX pairing_seats_by_entry ON pairing_seats (entry_id);

CREATE TABLE byes (
    season_id BIGINT NOT NULL REFERENCES seasons (id),
    round INTEGER NOT NULL,
    entry_id BIGINT NOT NULL REFERENCES entries (id),
    PRIMARY KEY (season_id, round, entry_id)
);

ALTER TABLE audit ADD COLUMN competition_id BIGINT;
CREATE INDEX audit_by_competition ON audit (competition_id, id) WHERE competition_id IS NOT NULL;
