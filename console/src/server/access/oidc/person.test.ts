import { describe, expect, it } from 'vitest';
import { personOf } from './person.ts';

const TOKEN = { sub: 'an', email: 'An@agency.example', email_verified: true };

describe('who logs in', () => {
	it('is known by the address that the provider verified, by either of its answers', () => {
		const known = { subject: 'an', email: 'an@agency.example', groups: [] };
		expect(personOf(TOKEN, {})).toEqual(known);
		expect(personOf({ sub: 'an' }, TOKEN)).toEqual(known);
		expect(personOf({ sub: 'an', email: 'old@agency.example', email_verified: false }, TOKEN)).toEqual(known);
	});

	it.each([
		['is not verified', { sub: 'an', email: 'admin@agency.example', email_verified: false }, {}],
		['says nothing of that', { sub: 'an', email: 'admin@agency.example' }, {}],
		['has only the other answer’s word for it', TOKEN, { sub: 'an', email: 'admin@agency.example' }],
		[
			'was verified by the other answer, which names none',
			{ sub: 'an', email: 'admin@agency.example', email_verified: false },
			{ email_verified: true },
		],
		[
			'has that of the other answer, which names none',
			{ sub: 'an', email: 'admin@agency.example' },
			{ email_verified: true },
		],
		['was verified once', TOKEN, { sub: 'an', email: 'admin@agency.example', email_verified: false }],
	])('has no address where the one that is named %s', (_what, idToken, userInfo) => {
		expect(personOf(idToken, userInfo).email).toBeUndefined();
	});

	it('has the groups that are a list of names, and no others', () => {
		expect(personOf(TOKEN, { groups: ['site'] }).groups).toEqual(['site']);
		for (const groups of ['site', [1], { site: true }])
			expect(personOf(TOKEN, { groups }).groups).toEqual([]);
	});

	it('is nobody without a subject', () => {
		expect(() => personOf({ ...TOKEN, sub: '' }, {})).toThrow();
	});
});
