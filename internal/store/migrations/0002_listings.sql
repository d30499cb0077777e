-- How far the record of listings has come, in one row: taking change numbers from it under its lock makes them be committed in
-- their order, so that whoever has read up to a number has missed none.
CREATE TABLE listing_record (
	one         BIGINT PRIMARY KEY, -- always 1
	database_id TEXT NOT NULL,
	last_change BIGINT NOT NULL
);

-- A listing with what an import asks of it before it is decoded. The change number is that of its newest change, and leads the
-- table so that new rows and what is read after a number lie together.
CREATE TABLE listing (
	seq       /* rowid */ PRIMARY KEY,
	id        TEXT NOT NULL UNIQUE,
	source    TEXT NOT NULL,
	source_id TEXT NOT NULL,
	hash      /* bytes */ NOT NULL,
	status    TEXT NOT NULL,   -- this and the two times are true, whatever the body says
	updated   BIGINT NOT NULL,
	last_seen BIGINT NOT NULL, -- of its own; a listing for sale was seen with its source, too
	dup_key   TEXT NOT NULL,
	dup_group TEXT NOT NULL,
	loa       DOUBLE PRECISION NOT NULL,
	price     DOUBLE PRECISION NOT NULL,
	put       BIGINT NOT NULL, -- the change number it was put with, which a withdrawal leaves
	body      /* bytes */ NOT NULL
);

-- Marks are read from this alone.
CREATE INDEX listing_marks ON listing (source, seq, id, source_id, hash, status, dup_key, dup_group, loa, price);

CREATE TABLE listing_raw (
	put  /* rowid */ PRIMARY KEY,
	type TEXT NOT NULL,
	raw  /* bytes */ NOT NULL
);

-- Compressing rows of 2 KB would take most of an import's time; only those of more than a page are taken apart.
-- postgres: ALTER TABLE listing ALTER COLUMN body SET STORAGE EXTERNAL;
-- postgres: ALTER TABLE listing SET (toast_tuple_target = 8160);
-- postgres: ALTER TABLE listing_raw ALTER COLUMN raw SET STORAGE EXTERNAL;
-- postgres: ALTER TABLE listing_raw SET (toast_tuple_target = 8160);

CREATE TABLE source_read (
	source TEXT PRIMARY KEY,
	seq    BIGINT NOT NULL,
	seen   BIGINT NOT NULL
);

CREATE TABLE feed (
	name          TEXT PRIMARY KEY,
	source        TEXT NOT NULL,
	format        TEXT NOT NULL,
	url           TEXT NOT NULL,
	last_try      BIGINT NOT NULL,
	last_success  BIGINT NOT NULL,
	next_try      BIGINT NOT NULL,
	etag          TEXT NOT NULL,
	last_modified TEXT NOT NULL,
	failures      BIGINT NOT NULL,
	error         TEXT NOT NULL,
	new           BIGINT NOT NULL,
	changed       BIGINT NOT NULL,
	unchanged     BIGINT NOT NULL,
	withdrawn     BIGINT NOT NULL,
	refused       BIGINT NOT NULL,
	listings      BIGINT NOT NULL
);
