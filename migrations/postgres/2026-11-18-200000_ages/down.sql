DROP INDEX links_by_age;
DROP INDEX sessions_by_age;
DROP INDEX tries_by_age;
