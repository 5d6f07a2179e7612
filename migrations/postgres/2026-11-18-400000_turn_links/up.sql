-- A link to a turn names the wait that it is about, and is used up when the next one begins.
UPDATE links SET subject = subject || ':' || COALESCE((
    SELECT wait_number FROM seats WHERE seats.match_id = split_part(subject, ':', 1)::bigint AND seats.seat = split_part(subject, ':', 2)::integer
), 0) WHERE purpose = 'turn';
UPDATE links SET purpose = 'turn' WHERE purpose = 'past-turn';
