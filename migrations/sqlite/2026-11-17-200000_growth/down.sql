DROP INDEX seats_by_wait;
DROP INDEX outbox_turns_by_age;
