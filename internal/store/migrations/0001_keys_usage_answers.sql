-- Times are microseconds since 1970 UTC; 0 means never.

CREATE TABLE api_key (
	id          TEXT PRIMARY KEY,
	hash        TEXT NOT NULL UNIQUE, -- SHA-256 of the secret, hexadecimal
	user_id     TEXT NOT NULL,
	name        TEXT NOT NULL,
	description TEXT NOT NULL,
	prefix      TEXT NOT NULL,
	scopes      TEXT NOT NULL, -- separated by spaces
	plan        TEXT NOT NULL,
	created     BIGINT NOT NULL,
	last_used   BIGINT NOT NULL,
	expires     BIGINT NOT NULL,
	revoked     BIGINT NOT NULL
);

CREATE INDEX api_key_of_user ON api_key (user_id, created);

-- A record is immutable: written again, it has the same primary key. The order of the key is that of every question.
CREATE TABLE usage_record (
	key_id            TEXT NOT NULL,
	created           BIGINT NOT NULL,
	id                TEXT NOT NULL,
	user_id           TEXT NOT NULL,
	model             TEXT NOT NULL,
	engine            TEXT NOT NULL,
	protocol          TEXT NOT NULL,
	outcome           TEXT NOT NULL,
	finish            TEXT NOT NULL,
	prompt_tokens     BIGINT NOT NULL,
	completion_tokens BIGINT NOT NULL,
	duration          BIGINT NOT NULL, -- microseconds
	first_token       BIGINT NOT NULL, -- microseconds
	PRIMARY KEY (key_id, created, id)
) /* clustered */;

CREATE TABLE kept_answer (
	owner        TEXT NOT NULL,
	idem_key     TEXT NOT NULL,
	request_hash TEXT NOT NULL,
	status       BIGINT NOT NULL,
	content_type TEXT NOT NULL,
	body         /* bytes */ NOT NULL,
	created      BIGINT NOT NULL,
	PRIMARY KEY (owner, idem_key)
);

CREATE INDEX kept_answer_by_age ON kept_answer (created);
