import { expect, test } from 'vitest';
import { baseAfter, changeOf } from './list-change.ts';

const base = { account: 7, favourites: [3, 2, 1], seen: [] };

test.each([
	['all is new where browser and account never agreed', undefined, [2, 1], { add: [2, 1], remove: [] }],
	['what was added and let go since', base, [5, 3, 1], { add: [5], remove: [2] }],
	['nothing where nothing changed', base, [3, 2, 1], { add: [], remove: [] }],
	['nothing of another account’s', { ...base, account: 8 }, [9], { add: [], remove: [] }],
] as const)('a change of a list is %s', (_, before, local, change) => {
	const known = before && { ...before, favourites: [...before.favourites], seen: [] };
	expect(changeOf(local, 'favourites', { base: known, account: 7 })).toEqual(change);
});

const kept = { account: 7, favourites: [12, 31, 32], seen: [41], notes: [] };
const none = { account: 7, favourites: [], seen: [] };

test.each([
	['all of the account’s list where the browser takes it', base, [12], true, kept.favourites],
	['what both have where the browser changed meanwhile', undefined, [12], false, [12]],
	[
		'what the account let go meanwhile, for the browser to let go at the next run',
		base,
		[12, 1],
		false,
		[12, 1],
	],
	['nothing of another account’s list', { ...none, account: 8 }, [12], false, undefined],
	[
		'all of the new account’s list, which takes the place of the other',
		{ ...none, account: 8 },
		[12],
		true,
		kept.favourites,
	],
])('in common is %s', (_, before, local, isTaken, favourites) => {
	const after = baseAfter(kept, { base: before, local: { favourites: local }, isTaken });
	expect(after?.favourites).toEqual(favourites);
	// Not kept here: the browser takes nothing of it, so that nothing of it can count as removed.
	if (after) expect(after.seen).toEqual([]);
});
