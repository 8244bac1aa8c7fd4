import { type FormFields, type Language, ONLINE_VISIT, VISIT_KIND } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import { MAIL_TEXTS } from '../mail/mail-text.ts';
import type { RequestSubject } from '../requests/request-subject.ts';
import { textOf } from '../requests/taken-request.ts';

export interface VisitPlace {
	subject: RequestSubject;
	fields: FormFields;
	language: Language;
	reader: Reader;
}

export const isOnline = (fields: FormFields): boolean => textOf(fields, VISIT_KIND) === ONLINE_VISIT;

/** Where to go: the street only where the advert shows it; of a visit online that a link follows. Mail, page and calendar say this. */
export function visitPlace({ subject, fields, language, reader }: VisitPlace): string {
	const texts = MAIL_TEXTS[language].appointment;
	if (isOnline(fields)) return texts.online;
	const address = subject.kind === 'project' ? subject.project : subject.summary;
	const isPublic = 'PublicAddress' in address ? address.PublicAddress : address.PublishAddress;
	const { Street, HouseNumber, BoxNr, Zip, City } = address;
	const place = `${Zip} ${reader.city(City, Zip, language)}`;
	if (!isPublic || !Street) return `${place} (${texts.addressLater})`;
	return `${[Street, HouseNumber, BoxNr].filter(Boolean).join(' ')}, ${place}`;
}
