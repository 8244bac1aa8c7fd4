import { createRandom } from '@estate/demo';
import { expect, it } from 'vitest';
import { popular, shuffled } from './choose-pages.ts';

it('asks for the first page twice as often as for the second, and for the last one as well', () => {
	const random = createRandom('1').next;
	const counts = new Map<string, number>();
	for (let count = 0; count < 11_000; count++) {
		const page = popular(['a', 'b', 'c'], random());
		counts.set(page, (counts.get(page) ?? 0) + 1);
	}
	expect((counts.get('a') ?? 0) / (counts.get('b') ?? 0)).toBeCloseTo(2, 0);
	expect((counts.get('a') ?? 0) / (counts.get('c') ?? 0)).toBeCloseTo(3, 0);
	expect(popular(['a', 'b', 'c'], 0.999_999)).toBe('c');
});

it('has the same order for a seed, which holds every page once', () => {
	const pages = Array.from({ length: 20 }, (_, index) => `/${index}/`);
	const order = shuffled(pages, createRandom('3').next);
	expect(order).toEqual(shuffled(pages, createRandom('3').next));
	expect(order).not.toEqual(pages);
	expect(order.toSorted()).toEqual(pages.toSorted());
});
