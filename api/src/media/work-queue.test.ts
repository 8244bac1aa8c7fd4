import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

describe('the work queue', () => {
	it('runs no more jobs at once than its width', async () => {
		const queue = createWorkQueue(2);
		let now = 0;
		let most = 0;
		const job = async () => {
			most = Math.max(most, ++now);
			await new Promise(setImmediate);
			now--;
		};
		await Promise.all(Array.from({ length: 8 }, (_, index) => queue.run(String(index), 'asked', job)));
		expect(most).toBe(2);
	});

	it('runs one job for equal keys, and again once it is done', async () => {
		const queue = createWorkQueue(2);
		let runs = 0;
		const job = async () => ++runs;
		expect(await Promise.all([queue.run('a', 'idle', job), queue.run('a', 'asked', job)])).toEqual([1, 1]);
		await queue.settled();
		expect(await queue.run('a', 'asked', job)).toBe(2);
	});

	it('lets what is asked for go before what is idle', async () => {
		const queue = createWorkQueue(1);
		const order: string[] = [];
		const job = (name: string) => async () => {
			order.push(name);
		};
		await Promise.all([
			queue.run('idle', 'idle', job('idle')),
			queue.run('one', 'asked', job('one')),
			queue.run('two', 'asked', job('two')),
		]);
		expect(order).toEqual(['one', 'two', 'idle']);
	});

	it('goes on after a job that fails', async () => {
		const queue = createWorkQueue(1);
		const failing = queue.run('bad', 'asked', () => Promise.reject(new Error('no')));
		const next = queue.run('good', 'asked', async () => 'done');
		await expect(failing).rejects.toThrow('no');
		expect(await next).toBe('done');
	});
});
