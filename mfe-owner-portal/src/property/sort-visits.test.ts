import type { Visit } from '@estate/shared-contract';
import { expect, test } from 'vitest';
import { sortVisits } from './sort-visits.ts';

const now = new Date('2026-03-10T12:00:00Z');
const visit = (id: number, startsAt: string, status: Visit['status'] = 'confirmed'): Visit => ({
	id,
	propertyId: 1,
	startsAt,
	status,
	contact: 'Familie Maes',
	feedback: '',
});
const ids = (visits: Visit[]) => visits.map(({ id }) => id);

test('the next visit comes first, and of those that were the latest', () => {
	const { upcoming, past } = sortVisits(
		[
			visit(1, '2026-03-01T10:00:00Z', 'done'),
			visit(2, '2026-03-20T10:00:00Z'),
			visit(3, '2026-03-11T10:00:00+01:00'),
			visit(4, '2026-03-09T10:00:00Z', 'done'),
		],
		now,
	);
	expect(ids(upcoming)).toEqual([3, 2]);
	expect(ids(past)).toEqual([4, 1]);
});

test('a cancelled visit is never shown as one to come', () => {
	const { upcoming, past } = sortVisits([visit(1, '2026-03-20T10:00:00Z', 'cancelled')], now);
	expect(ids(upcoming)).toEqual([]);
	expect(ids(past)).toEqual([1]);
});
