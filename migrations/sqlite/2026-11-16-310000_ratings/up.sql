-- Took the seat over while the match ran.
ALTER TABLE seats ADD COLUMN is_substitute BOOLEAN NOT NULL DEFAULT FALSE;

-- Who left a running match or ran out of time, whoever has the seat now.
CREATE TABLE drop_outs (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    PRIMARY KEY (match_id, player_id)
);
CREATE INDEX drop_outs_of_player ON drop_outs (player_id);

CREATE TABLE ratings (
    player_id BIGINT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    -- What leaderboards are ordered by; kept so that an index can have the order.
    cautious DOUBLE PRECISION NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (player_id, game)
);
CREATE INDEX ratings_of_game ON ratings (game, cautious);

CREATE TABLE rated_matches (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    -- Among the people of the match.
    place INTEGER NOT NULL,
    people INTEGER NOT NULL,
    rating_before DOUBLE PRECISION NOT NULL,
    uncertainty_before DOUBLE PRECISION NOT NULL,
    rating_after DOUBLE PRECISION NOT NULL,
    uncertainty_after DOUBLE PRECISION NOT NULL,
    at TIMESTAMP NOT NULL,
    PRIMARY KEY (match_id, player_id)
);
CREATE INDEX rated_matches_of_player ON rated_matches (player_id, game, at);

-- Sums over the seats of people in finished matches: by what they played as, and by seat.
CREATE TABLE tallies (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    what TEXT NOT NULL,
    seats INTEGER NOT NULL,
    played BIGINT NOT NULL,
    won BIGINT NOT NULL,
    points BIGINT NOT NULL,
    places BIGINT NOT NULL,
    PRIMARY KEY (game, kind, what, seats)
);

-- Who waits for a match of a game, a speed and a number of seats.
CREATE TABLE queue (
    player_id BIGINT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    seats INTEGER NOT NULL,
    since TIMESTAMP NOT NULL,
    PRIMARY KEY (player_id, game, speed, seats)
);
CREATE INDEX queue_by_kind ON queue (game, speed, seats);
CREATE INDEX queue_by_age ON queue (since);
