UPDATE links SET purpose = 'past-turn' WHERE purpose = 'turn' AND NOT EXISTS (
    SELECT 1 FROM seats WHERE seats.match_id = split_part(subject, ':', 1)::bigint AND seats.seat = split_part(subject, ':', 2)::integer AND seats.wait_number = split_part(subject, ':', 3)::bigint
);
UPDATE links SET subject = split_part(subject, ':', 1) || ':' || split_part(subject, ':', 2) WHERE purpose = 'turn';
DROP INDEX links_of_player;
CREATE INDEX links_of_player ON links (player_id, purpose, subject);
