-- A link to a turn names the wait that it is about, and is used up when the next one begins.
UPDATE links SET subject = subject || ':' || COALESCE((
    SELECT wait_number FROM seats WHERE seats.match_id = split_part(subject, ':', 1)::bigint AND seats.seat = split_part(subject, ':', 2)::integer
), 0) WHERE purpose = 'turn';
UPDATE links SET purpose = 'turn' WHERE purpose = 'past-turn';
-- They are no longer looked for by what they lead to.
DROP INDEX links_of_player;
CREATE INDEX links_of_player ON links (player_id);
