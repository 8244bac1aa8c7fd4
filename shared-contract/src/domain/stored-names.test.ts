import { expect, it } from 'vitest';
import { CONSENT_SECONDS } from './consent.ts';
import { isListed, STORED_NAMES } from './stored-names.ts';

it.each([
	['consent', 'cookie', true],
	['draft:contact-me:12', 'session', true],
	['estate-search-0', 'session', true],
	['_ga_ABC123', 'cookie', true],
	['estate-search-0', 'cookie', false],
	['_game', 'cookie', false],
	['consent2', 'cookie', false],
] as const)('%s as %s: %s', (name, where, expected) => expect(isListed(name, where)).toBe(expected));

it('says as long as the consent is kept', () => {
	expect(STORED_NAMES.find(({ id }) => id === 'consent')?.days).toBe(CONSENT_SECONDS / 86_400);
});
