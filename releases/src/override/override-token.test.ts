import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overrideToken, readOverrideToken } from './override-token.ts';

const SECRET = 'a secret that only the tests know';
const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const expires = NOW / 1_000 + 3_600;
const override = { remote: 'listings', version: '1.2.0', expires };
const token = overrideToken(override, SECRET);
/** Cases per property: `FUZZ_RUNS=10000` for the long run */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200);

it('is read by who has the secret, until it is over', () => {
	expect(readOverrideToken(token, SECRET, NOW)).toEqual(override);
	const source = { remote: 'listings', source: 'http://127.0.0.1:4200', expires };
	expect(readOverrideToken(overrideToken(source, SECRET), SECRET, NOW)).toEqual(source);
	expect(readOverrideToken(token, 'another secret of the tests', NOW)).toBeUndefined();
	expect(readOverrideToken(token, SECRET, expires * 1_000)).toBeUndefined();
});

it('is read in the form that links and cookies out there have', () => {
	const given =
		'eyJyZW1vdGUiOiJsaXN0aW5ncyIsInZlcnNpb24iOiIxLjIuMCIsImV4cGlyZXMiOjQxMDI0NDQ4MDB9.46JwN10mF3UPeL6l3a4yB3OblM76zCrqNB_fQnV9cXU';
	expect(readOverrideToken(given, SECRET)).toEqual({ ...override, expires: 4_102_444_800 });
});

it('names an origin and nothing more', () => {
	for (const source of ['http://127.0.0.1:4200/x', 'javascript:alert(1)', 'file:///etc/passwd', 'http://a b'])
		expect(() => overrideToken({ remote: 'listings', source, expires }, SECRET)).toThrow();
});

it('says nothing once a character was changed', () => {
	const places = fc.integer({ min: 0, max: token.length - 1 });
	const characters = fc.string({ minLength: 1, maxLength: 1 });
	fc.assert(
		fc.property(places, characters, (place, character) => {
			fc.pre(character !== token[place]);
			// The last character of base64url has bits that mean nothing: another one may say the same.
			const changed = token.slice(0, place) + character + token.slice(place + 1);
			const read = readOverrideToken(changed, SECRET, NOW);
			if (place < token.length - 1) expect(read).toBeUndefined();
			else expect([undefined, override]).toContainEqual(read);
		}),
		{ numRuns: RUNS },
	);
});

it('says nothing when it is anything else', () => {
	const payloads = fc.oneof(fc.string(), fc.json()).map((text) => Buffer.from(text).toString('base64url'));
	const parts = fc
		.tuple(payloads, fc.oneof(fc.constant(token.split('.')[1] ?? ''), payloads))
		.map((two) => two.join('.'));
	fc.assert(
		fc.property(fc.oneof(fc.string(), parts), (text) => {
			expect(readOverrideToken(text, SECRET, NOW)).toBeUndefined();
		}),
		{ numRuns: RUNS },
	);
});
