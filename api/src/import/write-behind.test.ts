import { describe, expect, it } from 'vitest';
import { WriteBehind } from './write-behind.ts';

describe('writing behind', () => {
	it('goes on while one write is under way, and starts the next one after it', async () => {
		const events: string[] = [];
		const first = Promise.withResolvers<void>();
		const writer = new WriteBehind();
		await writer.add(async () => {
			await first.promise;
			events.push('first written');
		});
		events.push('second prepared');
		const second = writer.add(async () => void events.push('second written'));
		first.resolve();
		await second;
		await writer.finish();
		expect(events).toEqual(['second prepared', 'first written', 'second written']);
	});

	it('stops at a write that fails', async () => {
		const writer = new WriteBehind();
		await writer.add(async () => {
			throw new Error('The disk is full.');
		});
		let isWritten = false;
		const next = writer.add(async () => {
			isWritten = true;
		});
		await expect(next).rejects.toThrow('The disk is full.');
		await expect(writer.finish()).rejects.toThrow('The disk is full.');
		await writer.settle();
		expect(isWritten).toBe(false);
	});
});
