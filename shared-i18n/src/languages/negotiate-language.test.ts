import { describe, expect, it } from 'vitest';
import { type LanguageHints, negotiateLanguage } from './negotiate-language.ts';

const enabled = ['nl', 'fr', 'en'] as const;
const among = (hints: LanguageHints) => negotiateLanguage(hints, enabled, 'nl');

/** Decisions 5 */
const ORDER = [
	'path',
	'lng',
	'cookie',
	'localStorage',
	'sessionStorage',
	'acceptLanguage',
	'htmlLang',
] as const satisfies (keyof LanguageHints)[];

describe("a visitor's language", () => {
	it.each(ORDER.map((hint, index) => [hint, ORDER.slice(index + 1)] as const))(
		'%s wins over %s',
		(hint, weaker) => {
			const others = Object.fromEntries(weaker.map((each) => [each, 'en']));
			expect(among({ ...others, [hint]: 'fr' })).toBe('fr');
		},
	);

	it('is the default where nothing is known, as of a crawler', () => {
		expect(among({})).toBe('nl');
	});

	it.each(ORDER)('passes over a language that is not enabled, German too, in %s', (hint) => {
		expect(among({ [hint]: 'de' })).toBe('nl');
	});

	it('weighs what the browser accepts', () => {
		expect(among({ acceptLanguage: 'en;q=0.2, fr;q=0.8, nl;q=0.5' })).toBe('fr');
		expect(among({ acceptLanguage: 'fr;q=0, en;q=0.1' })).toBe('en');
		expect(among({ acceptLanguage: 'es-ES,de-DE,en-GB' })).toBe('en');
	});

	it('reads a region and capitals', () => {
		expect(among({ lng: 'FR-be' })).toBe('fr');
		expect(among({ cookie: 'en_GB' })).toBe('en');
	});

	it('is the default for nonsense', () => {
		expect(among({ lng: '', cookie: '<script>', acceptLanguage: ';;q=x,*;q=1,,,' })).toBe('nl');
		expect(among({ acceptLanguage: 'fr'.repeat(10_000) })).toBe('nl');
	});
});
