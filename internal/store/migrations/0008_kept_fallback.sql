-- Which engine stood in for the model's own in an answer that is kept; empty where none did.
ALTER TABLE kept_answer ADD COLUMN fallback TEXT NOT NULL DEFAULT '';
