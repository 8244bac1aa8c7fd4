import { type FormFields, type Language, ONLINE_VISIT, VISIT_KIND } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import { MAIL_TEXTS } from '../mail/mail-text.ts';
import type { PropertySubject } from '../requests/request-subject.ts';
import { textOf } from '../requests/taken-request.ts';

export interface VisitPlace {
	property: PropertySubject;
	fields: FormFields;
	language: Language;
	reader: Reader;
}

export const isOnline = (fields: FormFields): boolean => textOf(fields, VISIT_KIND) === ONLINE_VISIT;

/** Where a property is: the street only where the advert shows it. */
export function publishedPlace({ summary }: Pick<PropertySubject, 'summary'>, reader: Reader): string {
	const { PublishAddress, Street, HouseNumber, BoxNr, Zip, City } = summary;
	const place = `${Zip} ${reader.city(City, Zip)}`;
	if (!PublishAddress || !Street) return place;
	return `${[Street, HouseNumber, BoxNr].filter(Boolean).join(' ')}, ${place}`;
}

/** Where to go: the street only where the advert shows it; of a visit online that a link follows. Mail, page and calendar say this. */
export function visitPlace({ property, fields, language, reader }: VisitPlace): string {
	const texts = MAIL_TEXTS[language].appointment;
	if (isOnline(fields)) return texts.online;
	const { PublishAddress, Street } = property.summary;
	const place = publishedPlace(property, reader.in(language));
	return PublishAddress && Street ? place : `${place} (${texts.addressLater})`;
}
