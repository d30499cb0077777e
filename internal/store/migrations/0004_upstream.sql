-- What a provider behind us counted and cost, beside our own counts; empty and 0 where none was asked.

ALTER TABLE usage_record ADD COLUMN provider TEXT NOT NULL DEFAULT '';
ALTER TABLE usage_record ADD COLUMN upstream_model TEXT NOT NULL DEFAULT '';
ALTER TABLE usage_record ADD COLUMN upstream_prompt BIGINT NOT NULL DEFAULT 0;
ALTER TABLE usage_record ADD COLUMN upstream_completion BIGINT NOT NULL DEFAULT 0;
ALTER TABLE usage_record ADD COLUMN cost BIGINT NOT NULL DEFAULT 0; -- millionths of the currency
ALTER TABLE usage_record ADD COLUMN currency TEXT NOT NULL DEFAULT ''; -- ISO 4217
