import { expect, it } from 'vitest';
import { MANY_REFUSALS, refusalDetail } from './few-refusals.ts';

it('writes the first refusals of each hour and identity, says with the last that there were more, and then none', () => {
	const now = Date.parse('2026-11-28T03:00:00Z');
	const said = Array.from({ length: 30 }, (_, at) => refusalDetail('one', now + at));
	expect(said.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => 'forbidden'));
	expect(said.slice(19)).toEqual([MANY_REFUSALS, ...Array.from({ length: 10 }, () => undefined)]);
	expect(refusalDetail('other', now + 30)).toBe('forbidden');
	expect(refusalDetail('one', now + 3_600_000)).toBe('forbidden');
});
