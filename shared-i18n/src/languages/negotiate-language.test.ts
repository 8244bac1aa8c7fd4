import { describe, expect, it } from 'vitest';
import { negotiateLanguage } from './negotiate-language.ts';

const enabled = ['nl', 'fr', 'en'] as const;
const among = (hints: Parameters<typeof negotiateLanguage>[0]) => negotiateLanguage(hints, enabled, 'nl');

describe('the language of an address that names none', () => {
	it('is lng, then the cookie, then what the browser accepts, then the default', () => {
		const hints = { lng: 'fr', cookie: 'en', acceptLanguage: 'nl' };
		expect(among(hints)).toBe('fr');
		expect(among({ ...hints, lng: undefined })).toBe('en');
		expect(among({ acceptLanguage: 'en-GB,en;q=0.9' })).toBe('en');
		expect(among({})).toBe('nl');
	});

	it('passes over languages that are not enabled, German too', () => {
		expect(among({ lng: 'de', cookie: 'xx', acceptLanguage: 'de-BE,fr;q=0.4' })).toBe('fr');
	});

	it('weighs what the browser accepts', () => {
		expect(among({ acceptLanguage: 'en;q=0.2, fr;q=0.8, nl;q=0.5' })).toBe('fr');
		expect(among({ acceptLanguage: 'fr;q=0, en;q=0.1' })).toBe('en');
	});

	it('reads a region and capitals', () => {
		expect(among({ lng: 'FR-be' })).toBe('fr');
		expect(among({ cookie: 'en_GB' })).toBe('en');
	});

	it('gives the default for nonsense', () => {
		expect(among({ lng: '', cookie: '<script>', acceptLanguage: ';;q=x,*;q=1,,,' })).toBe('nl');
		expect(among({ acceptLanguage: 'fr'.repeat(10_000) })).toBe('nl');
	});
});
