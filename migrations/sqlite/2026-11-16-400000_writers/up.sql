-- Raised by whoever changes the match or its seats: what was read before is old then.
ALTER TABLE matches ADD COLUMN version BIGINT NOT NULL DEFAULT 0;

-- Nobody has two seats at one table.
UPDATE seats SET player_id = NULL, bot = 'greedy' WHERE player_id IS NOT NULL AND EXISTS (
    SELECT 1 FROM seats AS other WHERE other.match_id = seats.match_id
        AND other.player_id = seats.player_id AND other.seat < seats.seat
);
CREATE UNIQUE INDEX seats_once ON seats (match_id, player_id) WHERE player_id IS NOT NULL;

-- One digest is on its way to a player at a time.
UPDATE outbox SET state = 'dropped', due_at = NULL WHERE kind = 'digest' AND state = 'queued' AND EXISTS (
    SELECT 1 FROM outbox AS other WHERE other.kind = 'digest' AND other.state = 'queued'
        AND other.player_id = outbox.player_id AND other.id < outbox.id
);
CREATE UNIQUE INDEX outbox_one_digest ON outbox (player_id) WHERE kind = 'digest' AND state = 'queued';

-- What is old is found without looking at all the rest.
CREATE INDEX outbox_by_age ON outbox (created_at) WHERE due_at IS NULL;
CREATE INDEX letters_by_age ON letters (at);
-- Seats that are waited for: few of all that there are.
CREATE INDEX seats_waiting ON seats (match_id) WHERE waiting_since IS NOT NULL;

-- What the service does by itself and failed at: tried again later, and told once.
CREATE TABLE troubles (
    -- What kind of work, and which one of them; 0 where there is only one.
    work TEXT NOT NULL,
    item BIGINT NOT NULL,
    words TEXT NOT NULL,
    failures INTEGER NOT NULL,
    since TIMESTAMP NOT NULL,
    next_at TIMESTAMP NOT NULL,
    PRIMARY KEY (work, item)
);

-- Work that a node is busy with, until when it is its own.
CREATE TABLE claims (
    work TEXT NOT NULL,
    item BIGINT NOT NULL,
    node TEXT NOT NULL,
    until TIMESTAMP NOT NULL,
    PRIMARY KEY (work, item)
);
