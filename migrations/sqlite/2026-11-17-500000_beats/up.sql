-- One row: when the service was last there. A gap is an outage, and is added to what runs.
CREATE TABLE beats (
    id BIGINT NOT NULL PRIMARY KEY,
    at TIMESTAMP NOT NULL,
    -- When somebody last asked whether anything can be written.
    probed_at TIMESTAMP
);
