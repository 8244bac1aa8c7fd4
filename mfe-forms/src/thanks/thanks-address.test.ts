import { expect, test } from 'vitest';
import { referenceOf, thanksAddress } from './thanks-address.ts';

test.each(['M-7F3K-29', 'M-0000-ZZ'])('the reference %s is shown', (reference) => {
	expect(referenceOf(`?ref=${reference}`)).toBe(reference);
});

test.each(['', '?ref=', '?ref=call+0900-123456+now', '?ref=%3Cb%3E', '?ref=m-7f3k-29'])(
	'what a stranger wrote into the address is not shown: %s',
	(search) => {
		expect(referenceOf(search)).toBeUndefined();
	},
);

test('the thanks for a visit say that it waits to be confirmed', () => {
	const href = (route: string, params: object = {}) => [route, ...Object.values(params)].join(' ');
	const receipt = { reference: 'M-7F3K-29', kind: 'contact-appointment' as const };
	expect(thanksAddress(href, { ...receipt, hold: {} })).toBe(
		'forms.thanks contact-appointment?ref=M-7F3K-29&confirm=now',
	);
});
