import { type FormFields, type Language, ONLINE_VISIT, VISIT_KIND } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import { fillIn, MAIL_TEXTS } from '../mail/mail-text.ts';
import type { RequestSubject } from '../requests/request-subject.ts';
import { textOf } from '../requests/taken-request.ts';

export interface VisitPlace {
	subject: RequestSubject;
	fields: FormFields;
	language: Language;
	reader: Reader;
}

export const isOnline = (fields: FormFields): boolean => textOf(fields, VISIT_KIND) === ONLINE_VISIT;

/** Where a property or a project is, and whether its street may be known: it stands there where the advert shows it. */
export function publishedPlace(
	subject: RequestSubject,
	reader: Reader,
): { place: string; hasStreet: boolean } {
	const address = subject.kind === 'project' ? subject.project : subject.summary;
	const isPublic = 'PublicAddress' in address ? address.PublicAddress : address.PublishAddress;
	const { Street, HouseNumber, BoxNr, Zip, City } = address;
	const box = BoxNr && fillIn(MAIL_TEXTS[reader.language].appointment.box, { box: BoxNr });
	const place = `${Zip} ${reader.city(City, Zip)}`;
	if (!isPublic || !Street) return { place, hasStreet: false };
	return {
		place: `${[Street, HouseNumber, box].filter(Boolean).join(' ')}, ${place}`,
		hasStreet: true,
	};
}

/** Where to go: the street only where the advert shows it; of a visit online that a link follows. Mail, page and calendar say this. */
export function visitPlace({ subject, fields, language, reader }: VisitPlace): string {
	const texts = MAIL_TEXTS[language].appointment;
	if (isOnline(fields)) return texts.online;
	const { place, hasStreet } = publishedPlace(subject, reader.in(language));
	return hasStreet ? place : `${place} (${texts.addressLater})`;
}
