import type { Selectable } from 'kysely';
import type { EventTable } from '../events/event-tables.ts';

export const CLOUD_EVENT_TYPE = 'application/cloudevents+json; charset=utf-8';

/** An event as JSON by CloudEvents 1.0, structured mode. `source`: the site. */
export function cloudEvent(
	{ uid, type, subject, data, created_at }: Selectable<EventTable>,
	source: string,
): string {
	return JSON.stringify({
		specversion: '1.0',
		id: uid,
		source,
		type,
		subject,
		time: created_at.toISOString(),
		datacontenttype: 'application/json',
		data,
	});
}
