-- What an owner says to a visit names no visitor, who may be forgotten: neither in the conversation nor in the agency's mail.
update outbox_mail set message = regexp_replace(message::text,
		'((?:Bezoek van|Visite du|Visit of|Besichtigung am) [^("\\<]{8,80}) \([^"\\<]{1,200}\)( ?: (?:dat past|cela |that |Das passt))',
		'\1\2', 'g')::jsonb
	from owner_message
	where outbox_mail.kind = 'message-' || owner_message.id || '-agency'
		and side = 'owner' and once_key like property_id || ':visit-%';
update owner_message set body = regexp_replace(body,
		'^((?:Bezoek van|Visite du|Visit of|Besichtigung am) [^(\n]{8,80}) \([^\n]{1,200}\)( ?: (?:dat past|cela |that |Das passt))',
		'\1\2')
	where side = 'owner' and once_key like property_id || ':visit-%';
