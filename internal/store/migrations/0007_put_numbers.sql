-- Numbers of texts are taken from here, many at a time: so a batch's texts can be written before its turn to take change numbers.
ALTER TABLE listing_record ADD COLUMN last_put BIGINT NOT NULL DEFAULT 0;
UPDATE listing_record SET last_put = last_change;
