import { expect, it } from 'vitest';
import { groupedPrice } from './grouped-price.ts';

it.each(['349000', '349.000', '349,000', '349.000,00', '€ 349 000', '349k'])(
	'%s is shown in groups',
	(text) => {
		expect(groupedPrice(text, 'nl')).toBe('349.000');
		expect(groupedPrice(text, 'fr').replaceAll(/[\u00a0\u202f]/g, ' ')).toBe('349 000');
	},
);

it.each(['', 'veel', '-5', '3 kamers'])('%j is no price and stays', (text) => {
	expect(groupedPrice(text, 'nl')).toBe(text);
});
