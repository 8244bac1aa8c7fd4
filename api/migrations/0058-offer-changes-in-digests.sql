-- What became of an offer stands in the mail of the day or week too, as it does in the mail at once.
alter table owner_notification add column offer_step_id bigint references offer_step (id) on delete cascade;
create index owner_notification_offer_step on owner_notification (offer_step_id) where offer_step_id is not null;
