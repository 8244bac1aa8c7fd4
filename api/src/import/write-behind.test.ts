import { describe, expect, it } from 'vitest';
import { WriteBehind } from './write-behind.ts';

describe('writing behind', () => {
	/** A writer whose writes end when they are told to */
	function slowWriter(mostWaiting: number) {
		const written: number[][] = [];
		const ends: (() => void)[] = [];
		const writer = new WriteBehind<number>(async (items) => {
			const { promise, resolve } = Promise.withResolvers<void>();
			ends.push(resolve);
			await promise;
			written.push([...items]);
		}, mostWaiting);
		return { writer, written, end: () => ends.shift()?.() };
	}

	it('goes on while one write is under way, and writes all that came meanwhile after it, in its order', async () => {
		const { writer, written, end } = slowWriter(10);
		for (const batch of [[1, 2], [3], [4, 5]]) await writer.add(batch);
		expect(written).toEqual([]);
		end();
		await expect.poll(() => written).toEqual([[1, 2]]);
		end();
		await writer.finish();
		expect(written).toEqual([
			[1, 2],
			[3, 4, 5],
		]);
	});

	it('holds who prepares when too much waits', async () => {
		const { writer, written, end } = slowWriter(2);
		await writer.add([1]);
		await writer.add([2, 3]);
		let isAdded = false;
		const third = writer.add([4]).then(() => {
			isAdded = true;
		});
		await new Promise(setImmediate);
		expect(isAdded).toBe(false);
		end();
		await third;
		expect(written).toEqual([[1]]);
		end();
		await expect.poll(() => written.length).toBe(2);
		end();
		await writer.finish();
		expect(written).toEqual([[1], [2, 3], [4]]);
	});

	it('stops at a write that fails', async () => {
		const written: number[] = [];
		const writer = new WriteBehind<number>(async (items) => {
			if (items.includes(1)) throw new Error('The disk is full.');
			written.push(...items);
		}, 1);
		await writer.add([1]);
		await writer.add([2]).catch(() => {});
		await expect(writer.add([3])).rejects.toThrow('The disk is full.');
		await expect(writer.finish()).rejects.toThrow('The disk is full.');
		await writer.settle();
		expect(written).toEqual([]);
	});
});
