import { expect, test } from 'vitest';
import { referenceOf } from './thanks-address.ts';

test.each(['M-7F3K-29', 'M-0000-ZZ'])('the reference %s is shown', (reference) => {
	expect(referenceOf(`?ref=${reference}`)).toBe(reference);
});

test.each(['', '?ref=', '?ref=call+0900-123456+now', '?ref=%3Cb%3E', '?ref=m-7f3k-29'])(
	'what a stranger wrote into the address is not shown: %s',
	(search) => {
		expect(referenceOf(search)).toBeUndefined();
	},
);
