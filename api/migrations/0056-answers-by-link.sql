-- The agency answers an owner's message by a link of a mail as well.
alter table owner_message
	drop constraint owner_message_via_check,
	add constraint owner_message_via_check check (via in ('portal', 'mail', 'command', 'link'));
