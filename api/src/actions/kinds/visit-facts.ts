import type { StoredAppointment } from '../../appointments/stored-appointment.ts';
import { readVisited } from '../../appointments/visited.ts';
import type { Db } from '../../database/database.ts';
import { writeDateTime } from '../../mail/formats.ts';
import { nameOfSubject, type RequestSubject } from '../../requests/request-subject.ts';
import { senderName, textOf } from '../../requests/taken-request.ts';
import type { ActionReader, ActionView } from '../agency-action.ts';

/** A visit as the agency knows it, and what is visited; undefined where that is gone. */
export async function visitFacts(
	db: Db,
	visit: StoredAppointment,
	{ language, reader, labels }: ActionReader,
): Promise<{ facts: ActionView['facts']; subject: RequestSubject } | undefined> {
	const subject = await readVisited(db, visit);
	if (!subject) return undefined;
	return {
		subject,
		facts: [
			[labels.reference, visit.reference],
			[labels.when, writeDateTime(visit.starts_at, language)],
			[labels.about, nameOfSubject(subject, reader)],
			[labels.name, senderName(visit.fields)],
			[labels.phone, textOf(visit.fields, 'phone')],
		],
	};
}
