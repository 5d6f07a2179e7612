-- Where emails come back to that cannot be answered: the address that each was sent to.
CREATE TABLE return_tokens (
    hash TEXT PRIMARY KEY NOT NULL,
    address TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX return_tokens_created ON return_tokens (created_at);
CREATE INDEX return_tokens_address ON return_tokens (address);
