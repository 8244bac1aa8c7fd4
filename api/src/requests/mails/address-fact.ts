import type { MailTexts } from '../../mail/mail-text.ts';
import { type CheckedRequest, unlinkedText } from '../taken-request.ts';

/**
 * A street with its number, and a city: a few words, and no room for a message to somebody else's address. No house has a
 * number that begins with 0, as numbers to call do.
 */
const STREET =
	/^(?=.{1,80}$)(?:[\p{L}\p{M}'’.-]{1,30} ){0,4}[\p{L}\p{M}'’.-]{1,30},? [1-9]\d{0,3}(?:[/-][1-9]\d{0,3}| ?[a-z])?(?:,? ?(?:bus|bte|boîte|box) ?[\da-z]{1,4})?$/iu;
const CITY = /^(?=.{1,40}$)[\p{L}\p{M}'’-]{1,30}(?: [\p{L}\p{M}'’-]{1,30}){0,3}$/u;

/** Does it look like an address? Only such goes to an address that may be somebody else's. */
export const isLikeAddress = (street: string, city: string): boolean =>
	STREET.test(street) && CITY.test(city);

/**
 * The address of the request: that of the property in a valuation, of the sender elsewhere. The agency reads it as it was
 * typed. A visitor's confirmation goes to an address that may be somebody else's: there only that of a property to value
 * stands, and only where it looks like one.
 */
export function addressFact(
	{ fields, form }: Pick<CheckedRequest, 'fields' | 'form'>,
	{ labels }: Pick<MailTexts, 'labels'>,
	reader: 'visitor' | 'agency',
): readonly [label: string, value: string] {
	const isValuation = form.kind === 'contact-demand';
	const street = unlinkedText(fields, isValuation ? 'valuationAddress' : 'street');
	const city = unlinkedText(fields, 'city');
	const place = `${unlinkedText(fields, 'zip')} ${city}`.trim();
	const value = [street, place].filter(Boolean).join(', ');
	const label = isValuation ? labels.propertyAddress : labels.address;
	if (reader === 'agency') return [label, value];
	return [label, isValuation && isLikeAddress(street, city) ? value : ''];
}
