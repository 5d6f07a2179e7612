UPDATE links SET purpose = 'past-turn' WHERE purpose = 'turn' AND NOT EXISTS (
    SELECT 1 FROM seats WHERE seats.match_id = CAST(substr(subject, 1, instr(subject, ':') - 1) AS INTEGER) AND seats.seat = CAST(substr(subject, instr(subject, ':') + 1) AS INTEGER) AND seats.wait_number = CAST(substr(substr(subject, instr(subject, ':') + 1), instr(substr(subject, instr(subject, ':') + 1), ':') + 1) AS INTEGER)
);
UPDATE links SET subject = CAST(substr(subject, 1, instr(subject, ':') - 1) AS INTEGER) || ':' || CAST(substr(subject, instr(subject, ':') + 1) AS INTEGER) WHERE purpose = 'turn';
DROP INDEX links_of_player;
CREATE INDEX links_of_player ON links (player_id, purpose, subject);
