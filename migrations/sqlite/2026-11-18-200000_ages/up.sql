-- What is too old is found without looking at all the rest.
CREATE INDEX links_by_age ON links (expires_at);
CREATE INDEX sessions_by_age ON sessions (expires_at);
CREATE INDEX tries_by_age ON tries (at);
