import { expect, it } from 'vitest';
import { type Seen, stalenessOf } from './watch-instances.ts';

const seen = (name: string, state: string, askedAt: number): Seen => ({
	name,
	state,
	askedAt,
});
const change = { at: 1_000, state: 'new' };

it('a change is served when the slowest instance has answered with it', () => {
	const quick = [seen('one', 'old', 900), seen('one', 'new', 1_200)];
	const slow = [seen('two', 'old', 1_300), seen('two', 'new', 1_700)];
	expect(stalenessOf([...quick, ...slow], change)).toEqual({ servedAfter: 700, oldUntil: 300 });
});

it('an answer without it counts after others had it, too', () => {
	const flapping = [seen('one', 'new', 1_100), seen('one', 'old', 3_500), seen('one', 'new', 3_600)];
	expect(stalenessOf(flapping, change)).toEqual({ servedAfter: 100, oldUntil: 2_500 });
});

it('an instance that never answers with it is not forgotten', () => {
	const answers = [seen('one', 'new', 1_100), seen('two', 'old', 1_200)];
	expect(stalenessOf(answers, change).servedAfter).toBe(Number.POSITIVE_INFINITY);
});

it('what was asked before the change may be old', () => {
	const answers = [seen('one', 'old', 999), seen('one', 'new', 1_050)];
	expect(stalenessOf(answers, change).oldUntil).toBe(0);
});
