import type { OwnerOffer } from '@estate/shared-contract';
import { expect, test } from 'vitest';
import { chooseCompared } from './choose-compared.ts';

const offer = (id: number, amount?: number, canAnswer = false): OwnerOffer => ({
	id,
	reference: `M-${id}`,
	receivedAt: '2026-10-01T08:00:00.000Z',
	state: canAnswer ? 'passed-on' : 'refused',
	canAnswer,
	history: [],
	...(amount ? { terms: { amount, buyer: 'L. Maes', hasSecondBuyer: false } } : {}),
});
const idsOf = (offers: readonly OwnerOffer[], chosen: readonly number[] = []) =>
	chooseCompared(offers, chosen).compared.map(({ id }) => id);

const OFFERS = [offer(1), offer(2, 300, true), offer(3, 320, true), offer(4, 310), offer(5, 290)];

test('offers that can be answered stand side by side, the highest first', () => {
	expect(idsOf(OFFERS)).toEqual([3, 2]);
});

test('those that were chosen come instead, when there are two at least', () => {
	expect(idsOf(OFFERS, [2, 5])).toEqual([2, 5]);
	expect(idsOf(OFFERS, [5])).toEqual([3, 2]);
	expect(idsOf(OFFERS, [1, 5, 99])).toEqual([3, 2]);
});

test('where fewer than two can be answered, the newest four stand side by side', () => {
	const closed = [1, 2, 3, 4, 5].map((id) => offer(id, id * 100));
	expect(idsOf(closed)).toEqual([4, 3, 2, 1]);
});

test('one offer, or none whose terms are known, is not compared', () => {
	expect(idsOf([offer(1, 300, true), offer(2)])).toEqual([]);
	expect(chooseCompared([offer(1)], []).comparable).toEqual([]);
});
