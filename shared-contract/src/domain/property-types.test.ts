import { expect, it } from 'vitest';
import { matchesType } from './property-types.ts';

it('matches when any wanted id is among the WebIDs', () => {
	expect(matchesType({ WebID: 9, WebIDs: '1,2' }, [2, 5])).toBe(true);
	expect(matchesType({ WebID: 9, WebIDs: '1, 2' }, [2])).toBe(true);
	expect(matchesType({ WebID: 9, WebIDs: '1,2' }, [9])).toBe(false);
});

it('falls back to WebID where WebIDs is empty', () => {
	expect(matchesType({ WebID: 4, WebIDs: '' }, [4])).toBe(true);
	expect(matchesType({ WebID: 4, WebIDs: ' ' }, [1])).toBe(false);
});

it('matches every property when no type is wanted', () => {
	expect(matchesType({ WebID: 4, WebIDs: '' }, [])).toBe(true);
});

it('never takes part of an id for the id', () => {
	expect(matchesType({ WebID: 1, WebIDs: '12' }, [1, 2])).toBe(false);
});
