import { expect, it } from 'vitest';
import {
	isLocalMinute,
	writeDateTime,
	writeDay,
	writeEuro,
	writeLocalMinute,
	writeNumber,
} from './formats.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

// As `formatPrice` of the pages writes them
it.each([
	['nl', '€ 349.000'],
	['fr', '349 000 €'],
	['en', '€ 349.000'],
	['de', '349.000 €'],
] as const)('writes amounts in %s as pages do: %s', (language, amount) => {
	expect(plain(writeEuro(349_000, language))).toBe(amount);
});

it('writes numbers for English readers with Belgian separators', () => {
	expect(writeNumber(1_250, 'en')).toBe('1.250');
});

it.each([
	['nl', /donderdag 24 december 2026.*18:00/],
	['fr', /jeudi 24 décembre 2026.*18:00/],
	['en', /Thursday,? 24 December 2026.*18:00/],
	['de', /Donnerstag, 24\. Dezember 2026 um 18:00 Uhr$/],
] as const)('writes a minute by the clocks of Belgium in %s', (language, words) => {
	expect(plain(writeLocalMinute('2026-12-24T18:00', language))).toMatch(words);
});

it.each(['2026-02-31T10:00', '2026-12-24', '2026-12-24T24:00'])('takes %s for no minute', (text) => {
	expect(isLocalMinute(text)).toBe(false);
});

it('names the first day of a month in French as people do', () => {
	expect(writeDay('2025-01-01', 'fr')).toBe('1er janvier 2025');
	expect(plain(writeLocalMinute('2026-12-01T18:01', 'fr'))).toMatch(/^mardi 1er décembre 2026 .*18:01$/);
	expect(plain(writeDateTime(new Date('2026-12-01T12:00:00Z'), 'fr'))).toMatch(
		/^mardi 1er décembre .*13:00$/,
	);
	expect([writeDay('2025-01-21', 'fr'), writeDay('2025-01-01', 'nl')]).toEqual([
		'21 janvier 2025',
		'1 januari 2025',
	]);
});
