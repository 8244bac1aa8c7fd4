import type { Communication } from '@estate/shared-contract';
import { describe, expect, test } from 'vitest';
import { chooseCommunications, readChoice, writeChoice } from './choose-communications.ts';

const communication = (id: number, facts: Partial<Communication> = {}): Communication => ({
	id,
	propertyId: 12,
	date: `2026-10-${String(id).padStart(2, '0')}T10:00:00.000Z`,
	type: id % 2 ? 'mail' : 'phone',
	contact: 'An',
	subject: `Subject ${id}`,
	comment: '',
	status: 'done',
	source: 'office',
	...facts,
});
const all = Array.from({ length: 23 }, (_, index) => communication(index + 1));
const choose = (query: string, communications: readonly Communication[] = all) =>
	chooseCommunications(communications, readChoice(new URLSearchParams(query)), 'nl');
const ids = (query: string, communications?: readonly Communication[]) =>
	choose(query, communications).rows.map(({ id }) => id);

describe('the table of communications', () => {
	test('starts with the newest ten', () => {
		expect(ids('')).toEqual([23, 22, 21, 20, 19, 18, 17, 16, 15, 14]);
		expect(choose('')).toMatchObject({ total: 23, pageCount: 3, types: ['mail', 'phone'] });
	});

	test('has its last page where a page beyond it is asked for', () => {
		expect(ids('page=3')).toEqual([3, 2, 1]);
		expect(choose('page=99').choice.page).toBe(3);
	});

	test('sorts by any column, numbers in texts as numbers, equals by date', () => {
		expect(ids('sort=subject').slice(0, 3)).toEqual([1, 2, 3]);
		expect(ids('sort=-subject').slice(0, 2)).toEqual([23, 22]);
		expect(ids('sort=type').slice(0, 2)).toEqual([23, 21]);
	});

	test('filters by type and by words of any column, in any case', () => {
		expect(choose('type=phone').total).toBe(11);
		const odd = communication(40, { contact: 'Élodie Maes', comment: 'Belt terug' });
		expect(ids('q=MAES+belt', [...all, odd])).toEqual([40]);
		expect(choose('type=phone&q=nowhere')).toMatchObject({
			total: 0,
			pageCount: 1,
			types: ['mail', 'phone'],
		});
	});

	test('takes what it does not understand for what is usual', () => {
		expect(writeChoice(readChoice(new URLSearchParams('sort=price&page=-2&type=')))).toBe('');
	});

	test.each(['', '?sort=date', '?sort=-type&type=phone&q=a+b&page=2'])(
		'writes %s as it was read',
		(query) => {
			expect(writeChoice(readChoice(new URLSearchParams(query)))).toBe(query);
		},
	);
});
