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

interface StreetAddress {
	Street?: string | undefined;
	HouseNumber?: string | undefined;
	BoxNr?: string | undefined;
}

/** `Veldstraat 12 bus 3`, in the language's word for the box; '' without a street. */
export function streetWithBox({ Street, HouseNumber, BoxNr }: StreetAddress, language: Language): string {
	const box = BoxNr && fillIn(MAIL_TEXTS[language].appointment.box, { box: BoxNr });
	return Street ? [Street, HouseNumber, box].filter(Boolean).join(' ') : '';
}

/** Where a property or a project is, and whether its street may be known: it stands there where the advert shows it. */
export function publishedPlace(
	subject: RequestSubject,
	reader: Reader,
): { place: string; hasStreet: boolean } {
	const address = subject.kind === 'project' ? subject.project : subject.summary;
	const isPublic = 'PublicAddress' in address ? address.PublicAddress : address.PublishAddress;
	const { Zip, City } = address;
	const street = streetWithBox(address, reader.language);
	const place = `${Zip} ${reader.city(City, Zip)}`;
	if (!isPublic || street === '') return { place, hasStreet: false };
	return { place: `${street}, ${place}`, hasStreet: true };
}

/** Where to go: the street only where the advert shows it; of a visit online that a link follows. Mail, page and calendar say this. */
export function visitPlace({ subject, fields, language, reader }: VisitPlace): string {
	const texts = MAIL_TEXTS[language].appointment;
	if (isOnline(fields)) return texts.online;
	const { place, hasStreet } = publishedPlace(subject, reader.in(language));
	return hasStreet ? place : `${place} (${texts.addressLater})`;
}
