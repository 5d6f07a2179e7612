-- What nodes tell each other where they cannot be called: which matches have just moved. It need not
-- outlive the server.
CREATE UNLOGGED TABLE news (
    id BIGSERIAL PRIMARY KEY,
    node TEXT NOT NULL,
    words TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);
