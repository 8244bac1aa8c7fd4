-- Feeds number properties as they like, up to 2^53: one above 2^31 ended every round of saved searches. The version before writes
-- and compares whole numbers of four bytes, which fit.
alter table wish_known alter column property_ids type bigint[];
