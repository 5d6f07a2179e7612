-- What a bot makes of matches that are over: asked for once, worked out bit by bit, and kept.
CREATE TABLE analyses (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    asked_at TIMESTAMP NOT NULL,
    -- How many moments are looked at, and how many have been.
    moments INTEGER NOT NULL,
    done INTEGER NOT NULL,
    -- JSON: what was found at each.
    found TEXT NOT NULL
);
CREATE INDEX analyses_open ON analyses (asked_at) WHERE done < moments;
