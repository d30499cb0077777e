-- Marks, which every import reads, and withdrawals, which move a row, need no texts: apart from these the rows of listing are so
-- narrow that marks are read from them, without an index as large as they are. What belongs to a put lies together.
CREATE TABLE listing_text (
	put  /* rowid */ PRIMARY KEY,
	type TEXT NOT NULL,
	raw  /* bytes */ NOT NULL,
	body /* bytes */ NOT NULL
);

-- As in migration 2.
-- postgres: ALTER TABLE listing_text ALTER COLUMN raw SET STORAGE EXTERNAL;
-- postgres: ALTER TABLE listing_text ALTER COLUMN body SET STORAGE EXTERNAL;
-- postgres: ALTER TABLE listing_text SET (toast_tuple_target = 8160);

INSERT INTO listing_text (put, type, raw, body)
	SELECT listing_raw.put, type, raw, body FROM listing_raw JOIN listing ON listing.put = listing_raw.put ORDER BY listing_raw.put;

DROP TABLE listing_raw;
DROP INDEX listing_marks;
ALTER TABLE listing DROP COLUMN body;

-- Comparing bytes is what SQLite does, and costs less than the order of a language.
-- postgres: ALTER TABLE listing ALTER COLUMN id TYPE TEXT COLLATE "C";
