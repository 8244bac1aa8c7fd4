import { ASKER_HEADER } from '@estate/shared-contract/asker';
import { expect, it } from 'vitest';
import { KeptCalls } from './kept-calls.ts';
import type { CallAnswer, WantedCall } from './messages.ts';
import { REVISION_HEADER } from './revision-header.ts';

type Header = [string, string];

const callOf = (
	revision: string | undefined,
	headers: Header[] = [],
	changes: Partial<WantedCall> = {},
): WantedCall => ({
	url: 'http://127.0.0.1:3001/api/v1/types?language=nl',
	method: 'GET',
	redirect: 'follow',
	body: undefined,
	headers: [
		['accept', 'application/json'],
		...headers,
		...(revision ? [[REVISION_HEADER, revision] as Header] : []),
	],
	...changes,
});

/** An api that counts what it is asked, and answers when it is told to. */
function countingApi(answerHeaders: Header[] = [], size = 10) {
	const asked: WantedCall[] = [];
	const state = { revision: 'r1', hold: Promise.resolve(), nowMs: 0 };
	const calls = new KeptCalls(
		async (call, signal): Promise<CallAnswer> => {
			asked.push(call);
			const { revision } = state;
			await Promise.race([
				state.hold,
				new Promise((_, no) => signal.addEventListener('abort', () => no(signal.reason))),
			]);
			const headers: Header[] = [
				['cache-control', 'public, max-age=15'],
				[REVISION_HEADER, revision],
				...answerHeaders,
			];
			return { url: call.url, status: 200, statusText: 'OK', headers, body: new ArrayBuffer(size) };
		},
		() => state.nowMs,
	);
	const ask = (call: WantedCall, signal = new AbortController().signal) => calls.answer(call, signal);
	return { asked, state, ask };
}

it('asks once for pages that the site shows to visitors of several networks', async () => {
	const { asked, ask } = countingApi();
	await Promise.all(['one', 'other'].map((network) => ask(callOf('r1', [[ASKER_HEADER, network]]))));
	expect(asked).toHaveLength(1);
	expect(asked[0]?.headers).toContainEqual([ASKER_HEADER, 'one']);
});

it('asks the api once for pages of one content revision, and again for the next', async () => {
	const { asked, ask, state } = countingApi();
	await Promise.all([ask(callOf('r1')), ask(callOf('r1'))]);
	await ask(callOf('r1'));
	expect(asked).toHaveLength(1);
	expect(asked[0]?.headers).toEqual([['accept', 'application/json']]);
	state.revision = 'r2';
	await ask(callOf('r2'));
	expect(asked).toHaveLength(2);
});

it('keeps no answer of another revision than was asked for, none that is private, none that sets a cookie', async () => {
	const newer = countingApi();
	newer.state.revision = 'r2';
	const personal = countingApi([['set-cookie', 'owner=1']]);
	for (const { asked, ask } of [newer, personal]) {
		await ask(callOf('r1'));
		await ask(callOf('r1'));
		expect(asked).toHaveLength(2);
	}
	const asked: string[] = [];
	const calls = new KeptCalls(async ({ url }) => {
		asked.push(url);
		const headers: Header[] = [
			['cache-control', 'private, no-store'],
			[REVISION_HEADER, 'r1'],
		];
		return { url, status: 200, statusText: 'OK', headers, body: new ArrayBuffer(1) };
	});
	for (const _ of [1, 2]) await calls.answer(callOf('r1'), new AbortController().signal);
	expect(asked).toHaveLength(2);
});

it.each<[string, WantedCall]>([
	['names no revision', callOf(undefined)],
	['carries a cookie', callOf('r1', [['cookie', 'owner=1']])],
	['carries another header of a visitor', callOf('r1', [['x-forwarded-for', '192.0.2.1']])],
	['changes something', callOf('r1', [], { method: 'POST' })],
])('what %s is asked for itself, each time, and its answer is its own', async (_, call) => {
	const { asked, ask } = countingApi();
	expect((await ask(call)).isOwn).toBe(true);
	await ask(call);
	await ask(callOf('r1'));
	expect(asked).toHaveLength(3);
});

it('who gives up takes nobody along; the last one ends the call', async () => {
	const { asked, ask, state } = countingApi();
	const { promise, resolve } = Promise.withResolvers<void>();
	state.hold = promise;
	const [one, other] = [new AbortController(), new AbortController()];
	const first = ask(callOf('r1'), one.signal);
	const second = ask(callOf('r1'), other.signal);
	one.abort(new Error('The slot took too long.'));
	await expect(first).rejects.toThrow('The slot took too long.');
	resolve();
	expect((await second).answer.status).toBe(200);
	state.hold = new Promise(() => {});
	const third = ask(callOf('r3'), other.signal);
	other.abort(new Error('Everybody left.'));
	await expect(third).rejects.toThrow('Everybody left.');
	state.hold = Promise.resolve();
	state.revision = 'r3';
	await ask(callOf('r3'));
	expect(asked).toHaveLength(3);
});

it('asks nothing for who has given up already, and answers at once', async () => {
	const { asked, ask, state } = countingApi();
	state.hold = new Promise(() => {});
	const gone = AbortSignal.abort(new Error('The slot took too long.'));
	await expect(ask(callOf('r1'), gone)).rejects.toThrow('The slot took too long.');
	expect(asked).toHaveLength(0);
	void ask(callOf('r1')).catch(() => {});
	await expect(ask(callOf('r1'), gone)).rejects.toThrow('The slot took too long.');
	expect(asked).toHaveLength(1);
});

it('keeps a bounded number of bytes', async () => {
	const { asked, ask } = countingApi([], 900_000);
	const url = (page: number) => `http://127.0.0.1:3001/api/v1/properties?page=${page}`;
	for (let page = 0; page < 12; page++) await ask(callOf('r1', [], { url: url(page) }));
	await ask(callOf('r1', [], { url: url(11) }));
	expect(asked).toHaveLength(12);
	await ask(callOf('r1', [], { url: url(0) }));
	expect(asked).toHaveLength(13);
});

it('lets go of what nobody asked for longest, and of what is over before anything that is not', async () => {
	const { asked, ask, state } = countingApi([], 900_000);
	const page = (number: number) =>
		ask(callOf('r1', [], { url: `http://127.0.0.1:3001/api/v1/properties?page=${number}` }));
	// Nine have room.
	for (let number = 0; number < 9; number++) await page(number);
	await page(0);
	await page(9);
	expect(asked).toHaveLength(10);
	await page(0);
	expect(asked).toHaveLength(10);
	await page(1);
	expect(asked).toHaveLength(11);
	state.nowMs = 30_000;
	await page(20);
	for (const number of [4, 5, 6, 7, 8, 9, 0, 1]) await page(number);
	expect(asked).toHaveLength(12);
	state.nowMs = 61_000;
	await page(21);
	await page(20);
	expect(asked).toHaveLength(13);
});

it('asks again after a minute: what is new depends on the day', async () => {
	const { asked, ask, state } = countingApi();
	await ask(callOf('r1'));
	state.nowMs = 59_000;
	await ask(callOf('r1'));
	expect(asked).toHaveLength(1);
	state.nowMs = 61_000;
	await ask(callOf('r1'));
	expect(asked).toHaveLength(2);
});
