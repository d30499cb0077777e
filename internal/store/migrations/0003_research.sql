-- A finished research report with what it rests on, and a run that is to become one. Times are microseconds since 1970 UTC.

CREATE TABLE study (
	id         TEXT PRIMARY KEY, -- of the answer; sorts by time
	user_id    TEXT NOT NULL,
	token      TEXT NOT NULL, -- in the address of its page; empty while there is no report
	title      TEXT NOT NULL,
	created    BIGINT NOT NULL,
	state      TEXT NOT NULL,
	finish     TEXT NOT NULL,
	error      TEXT NOT NULL,
	document   /* bytes */ NOT NULL, -- compressed
	key_id     TEXT NOT NULL, -- of a run: who asked; empty for an answer that was given at once
	request    /* bytes */ NOT NULL, -- of a run
	attempts   BIGINT NOT NULL, -- how often a run was begun
	not_before BIGINT NOT NULL -- a run is another's, or too early, until then
);

CREATE INDEX study_of_user ON study (user_id, id);
CREATE INDEX study_by_token ON study (token);
CREATE INDEX study_by_age ON study (created);
CREATE INDEX study_to_run ON study (state, not_before);

-- What a run has sent, numbered from 1 without a gap.
CREATE TABLE study_event (
	study_id TEXT NOT NULL,
	number   BIGINT NOT NULL,
	event    /* bytes */ NOT NULL,
	PRIMARY KEY (study_id, number)
) /* clustered */;
