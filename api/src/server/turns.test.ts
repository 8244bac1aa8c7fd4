import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

const LIMITS = { what: 'tests', atOnce: 3, ofOne: 2, waiting: 6, waitingOfOne: 4, longestMs: 10_000 };

/** Work that ends when it is told to. */
function work() {
	const begun: string[] = [];
	const ends: (() => void)[] = [];
	const of = (name: string) => () => {
		begun.push(name);
		return new Promise<string>((resolve) => ends.push(() => resolve(name)));
	};
	const end = async () => {
		ends.shift()?.();
		await setTimeout(0);
	};
	return { begun, of, end };
}

it('lets one client take no turn of the others, and clients take turns', async () => {
	const turns = new Turns(LIMITS);
	const { begun, of, end } = work();
	const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) =>
		turns.run(of(name), { client: name.charAt(0) }),
	);
	expect(begun).toEqual(['a1', 'a2', 'b1']);
	for (const next of ['a3', 'b2', 'c1', 'a4']) {
		await end();
		expect(begun.at(-1)).toBe(next);
	}
	for (let left = 0; left < 3; left++) await end();
	expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
});

it('refuses more of one client than may wait, and more of all', async () => {
	const turns = new Turns(LIMITS);
	const { of, end } = work();
	const ask = (name: string) => turns.run(of(name), { client: name });
	const taken = [ask('a'), ask('a'), ask('a'), ask('a'), ask('a'), ask('a')];
	await expect(ask('a')).rejects.toMatchObject({ statusCode: 429, headers: { 'retry-after': '2' } });
	taken.push(ask('b'), ask('c'), ask('d'));
	await expect(ask('e')).rejects.toMatchObject({ statusCode: 503, code: 'unavailable' });
	for (const _ of taken) await end();
	await Promise.all(taken);
	expect(turns.size).toBe(0);
	const last = ask('e');
	await end();
	expect(await last).toBe('e');
});

it('never begins what nobody waits for any more, and goes on behind what fails', async () => {
	const turns = new Turns({ ...LIMITS, atOnce: 1, longestMs: 20 });
	const { begun, of, end } = work();
	let isGone = false;
	const first = turns.run(of('first'), { client: 'a' });
	const gone = turns.run(of('gone'), { client: 'a', isGone: () => isGone });
	const fails = turns.run(() => Promise.reject(new Error('broken')), { client: 'b' });
	const last = turns.run(of('last'), { client: 'c' });
	isGone = true;
	const refused = [
		expect(gone).rejects.toMatchObject({ statusCode: 503 }),
		expect(fails).rejects.toThrow('broken'),
	];
	await end();
	await Promise.all([first, ...refused]);
	const late = turns.run(of('late'), { client: 'a' });
	const isLate = expect(late).rejects.toMatchObject({ statusCode: 503 });
	await setTimeout(30);
	await end();
	await Promise.all([last, isLate]);
	expect(begun).toEqual(['first', 'last']);
	expect(turns.size).toBe(0);
});
