import { expect, it } from 'vitest';
import { readUntilWritten, sharedRead } from './shared-read.ts';

function counted() {
	let reads = 0;
	let value = 0;
	const ends: (() => void)[] = [];
	const read = sharedRead(async () => {
		reads++;
		const seen = value;
		await new Promise<void>((resolve) => ends.push(resolve));
		return seen;
	});
	return { read, ends, write: (next: number) => (value = next), reads: () => reads };
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

it('runs once for all who ask at the same time', async () => {
	const { read, ends, reads } = counted();
	const answers = Promise.all([read(), read(), read()]);
	await soon();
	ends.shift()?.();
	expect(await answers).toEqual([0, 0, 0]);
	expect(reads()).toBe(1);
});

it('never answers with what was read before the question', async () => {
	const { read, ends, write, reads } = counted();
	const first = read();
	await soon();
	write(1);
	const later = [read(), read()];
	ends.shift()?.();
	expect(await first).toBe(0);
	await soon();
	ends.shift()?.();
	expect(await Promise.all(later)).toEqual([1, 1]);
	expect(reads()).toBe(2);
});

it('fails for those who asked, and reads again for the next', async () => {
	let tries = 0;
	const read = sharedRead(async () => {
		if (++tries === 1) throw new Error('away');
		return 'back';
	});
	await expect(read()).rejects.toThrow('away');
	expect(await read()).toBe('back');
});

it('is not read again until something was written, while it is read too', async () => {
	let [value, writes, reads] = [1, 0, 0];
	const read = readUntilWritten(
		async () => {
			reads++;
			const seen = value;
			await soon();
			return seen;
		},
		() => writes,
	);
	const write = (next: number) => {
		value = next;
		writes++;
	};
	expect([await read(), await read()]).toEqual([1, 1]);
	expect(reads).toBe(1);
	write(2);
	const during = read();
	await Promise.resolve();
	write(3);
	await during;
	expect(await read()).toBe(3);
	expect(reads).toBe(3);
});
