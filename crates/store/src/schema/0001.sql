-- Types are those that SQLite and PostgreSQL share: TEXT, BIGINT (also for yes and no: 1 and 0), DOUBLE PRECISION.
-- Times end in _ms; site_ms and due are site time, the others are wall time (unix).

CREATE TABLE site (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    site_ms BIGINT NOT NULL,
    beat_ms BIGINT,
    epoch BIGINT NOT NULL
);

INSERT INTO site (id, site_ms, beat_ms, epoch) VALUES (1, 0, NULL, 0);

CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    alive_ms BIGINT NOT NULL
);

CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    password TEXT,
    preferences TEXT NOT NULL,
    admin BIGINT NOT NULL,
    banned BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    seen_ms BIGINT NOT NULL
);

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    seen_ms BIGINT NOT NULL
);

CREATE INDEX sessions_of_user ON sessions (user_id);

CREATE TABLE mutes (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    other_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, other_id)
);

CREATE INDEX mutes_of_other ON mutes (other_id);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    ruleset TEXT NOT NULL,
    players BIGINT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    rated BIGINT NOT NULL,
    creator TEXT NOT NULL,
    next BIGINT NOT NULL,
    due BIGINT,
    owner TEXT,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    ended_ms BIGINT,
    scored BIGINT NOT NULL,
    -- The seats that are to move, as bits: they change with every move, and this row is written then anyway.
    to_move BIGINT NOT NULL,
    -- Who sits where, to see whether the rows in seats need to be written anew.
    seating TEXT NOT NULL
);

CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_of_owner ON tables (owner) WHERE owner IS NOT NULL;
CREATE INDEX tables_listed ON tables (visibility, status, updated_ms, id);
CREATE INDEX tables_of_creator ON tables (creator, status);

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    body TEXT NOT NULL,
    site_ms BIGINT NOT NULL,
    wall_ms BIGINT NOT NULL,
    author TEXT,
    submission TEXT,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    user_id TEXT,
    bot TEXT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_of_user ON seats (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    by_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);

CREATE INDEX reports_by_time ON reports (created_ms);

CREATE TABLE ratings (
    ladder TEXT NOT NULL,
    who TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    PRIMARY KEY (ladder, who)
);

CREATE INDEX ratings_of_one ON ratings (who);

CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    who TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    players BIGINT NOT NULL,
    score BIGINT NOT NULL,
    won BIGINT NOT NULL,
    ended_ms BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_of_one ON results (who, ended_ms, table_id);
