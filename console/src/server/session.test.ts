import { readToken, signToken } from '@estate/releases';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkReceipt, seenPages } from './check-receipt.ts';
import { isOperatorBrowser, missingMark, sessionCookies, sessionOf } from './session.ts';

const SECRET = 'a token of the tests, longer than 32 characters';
const EIGHT_HOURS = 8 * 3_600_000;
const seen = { remote: 'listings', version: '1.2.0', revision: 7, pages: 36 };

const cookieAt = (instant: number) => sessionCookies({ who: 'An' }, SECRET, instant)[0]?.split(';')[0];

describe('a session', () => {
	it('holds for eight hours and no longer', () => {
		expect(sessionOf(cookieAt(Date.now() - EIGHT_HOURS + 60_000), SECRET)?.who).toBe('An');
		expect(sessionOf(cookieAt(Date.now() - EIGHT_HOURS - 1), SECRET)).toBeUndefined();
	});

	it('is read in the form that cookies out there have', () => {
		const given =
			'eyJ3aG8iOiJBbiIsImV4cGlyZXMiOjQxMDI0NDQ4MDAwMDB9.VBK2VEGpvhnG5p2H9-XLlCcAx95JX0DkpE6qmAabG1g';
		expect(sessionOf(`__Host-ops=${given}`, SECRET)?.who).toBe('An');
	});

	it('is the session of one cookie alone: another spelling of its signature is none, or it outlived its log-out', () => {
		const cookie = cookieAt(Date.now()) ?? '';
		const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
		const read = [...letters].filter((letter) => sessionOf(cookie.slice(0, -1) + letter, SECRET));
		expect(read).toEqual([cookie.at(-1)]);
	});

	it('is known of its browser where a link of another site brings its mark alone', () => {
		const [session = '', mark = ''] = sessionCookies({ who: 'An' }, SECRET).map((each) => each.split(';')[0]);
		for (const cookie of [session, mark, `a=1; ${mark}; b=2`]) expect(isOperatorBrowser(cookie)).toBe(true);
		for (const cookie of [undefined, '__Host-operator=', '__Host-ops-log-in=a.b', 'x__Host-operator=1'])
			expect(isOperatorBrowser(cookie)).toBe(false);
		expect(missingMark(session)?.split(';')[0]).toBe(mark);
		for (const cookie of [undefined, mark, `${session}; ${mark}`])
			expect(missingMark(cookie)).toBeUndefined();
	});

	it('ends with another token of the site', () => {
		expect(sessionOf(cookieAt(Date.now()), `${SECRET}!`)).toBeUndefined();
	});
});

describe('a receipt of a check', () => {
	it('is good for the same version in the same state of the channel, for a quarter of an hour', () => {
		const receipt = checkReceipt(seen, SECRET);
		expect(seenPages(receipt, seen, SECRET)).toBe(36);
		expect(seenPages(receipt, { ...seen, version: '1.3.0' }, SECRET)).toBeUndefined();
		expect(seenPages(receipt, { ...seen, revision: 8 }, SECRET)).toBeUndefined();
		expect(seenPages(receipt, seen, `${SECRET}!`)).toBeUndefined();
		expect(seenPages(undefined, seen, SECRET)).toBeUndefined();
		expect(seenPages(checkReceipt(seen, SECRET, Date.now() - 900_001), seen, SECRET)).toBeUndefined();
	});

	it('is no session, and a session no receipt', () => {
		const claims = { ...seen, who: 'An', expires: Date.now() + 60_000 };
		const schema = z.object({ expires: z.number() });
		const token = signToken({ purpose: 'console receipt', claims, secret: SECRET });
		expect(readToken({ purpose: 'console receipt', token, secret: SECRET, schema })).toBeDefined();
		expect(readToken({ purpose: 'console session', token, secret: SECRET, schema })).toBeUndefined();
		expect(sessionOf(`__Host-ops=${token}`, SECRET)).toBeUndefined();
	});
});
