import { expect, test } from 'vitest';
import { changeOf } from './list-change.ts';

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
