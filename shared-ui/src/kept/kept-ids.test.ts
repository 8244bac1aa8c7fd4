import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKeptIds } from './kept-ids.ts';

describe('what stands in the storage', () => {
	it('is a list of ids, once each, no longer than it may be', () => {
		expect(readKeptIds('[3,1,2,1]', 100)).toEqual([3, 1, 2]);
		expect(readKeptIds('[3,1,2]', 2)).toEqual([3, 1]);
		expect(readKeptIds(null, 100)).toEqual([]);
		// A unit of a project is listed with the negative of its id.
		expect(readKeptIds('[3,-1402]', 100)).toEqual([3, -1402]);
	});

	it.each([
		'',
		'[1,2',
		'{"0":1}',
		'null',
		'7',
		'"1,2"',
		'[1,"2"]',
		'[0]',
		'[-1e12]',
		'[1.5]',
		'[1e12]',
		'[null]',
		'[[1]]',
		'[{"id":1}]',
	])('counts as empty when it is %j', (stored) => {
		expect(readKeptIds(stored, 100)).toEqual([]);
	});

	it('never throws, and never gives anything but ids', () => {
		const stored = fc.oneof(
			fc.string(),
			fc.json(),
			fc.array(fc.integer()).map((ids) => JSON.stringify(ids)),
		);
		fc.assert(
			fc.property(stored, fc.nat(120), (text, most) => {
				const ids = readKeptIds(text, most);
				expect(ids.length).toBeLessThanOrEqual(most);
				expect(new Set(ids).size).toBe(ids.length);
				expect(ids.every((id) => Number.isInteger(id) && id !== 0 && Math.abs(id) < 1_000_000_000)).toBe(
					true,
				);
			}),
		);
	});

	it('is read back as it was written', () => {
		const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 100 });
		fc.assert(
			fc.property(ids, (written) => {
				expect(readKeptIds(JSON.stringify(written), 100)).toEqual(written);
			}),
		);
	});
});
