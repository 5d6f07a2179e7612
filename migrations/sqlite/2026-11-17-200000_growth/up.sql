-- Most of what was told is about turns, and is forgotten sooner than the rest.
CREATE INDEX outbox_turns_by_age ON outbox (created_at) WHERE due_at IS NULL AND kind = 'turn';
-- Waits that have just begun are found without looking at all that last.
CREATE INDEX seats_by_wait ON seats (waiting_since) WHERE waiting_since IS NOT NULL;
