import { describe, expect, it } from 'vitest';
import { type ErrorGroup, MOST_FRAMES } from './error-group.schema.ts';
import { mergeErrorGroups } from './merge-error-groups.ts';
import { normalMessage } from './normal-message.ts';
import { stackFrames } from './stack-frames.ts';

const SITE = 'https://www.example.be';
const FILE = `${SITE}/-/remotes/listings/1.2.0-pr.4/client/results.1a2b3c4d.js`;
const owned = {
	file: 'client/results.1a2b3c4d.js',
	line: 1,
	column: 2345,
	owner: { remote: 'listings', version: '1.2.0-pr.4' },
};

describe('a stack', () => {
	it.each([
		['V8', `TypeError: x is undefined\n    at render (${FILE}:1:2345)`, { ...owned, name: 'render' }],
		['V8 without a name', `Error: x\n    at ${FILE}:1:2345`, owned],
		['V8, async', `Error: x\n    at async load (${FILE}:1:2345)`, { ...owned, name: 'load' }],
		['Firefox, Safari', `render@${FILE}:1:2345\n@${FILE}:1:2`, { ...owned, name: 'render' }],
	])('of %s says in which file of which version it was', (_, stack, frame) => {
		expect(stackFrames(stack)[0]).toEqual(frame);
	});

	it('has server bundles of a store, and files of no version by the end of their address without its query', () => {
		const [server, shell] = stackFrames(
			`Error: x\n at list (file:///srv/releases/artifacts/listings/1.0.0/server/server.mjs:120:7)\n at ${SITE}/-/shell/app.js?name=An:3:4`,
		);
		expect(server).toMatchObject({ file: 'server/server.mjs', line: 120, column: 7, name: 'list' });
		expect(shell).toEqual({ file: 'shell/app.js', line: 3, column: 4 });
	});

	it('has the server bundle of a version by the name that its thread imported it by', () => {
		const [frame] = stackFrames('Error: x\n    at list (remote-bundle:listings%201.2.0-pr.4/3:1:207)');
		const owner = { remote: 'listings', version: '1.2.0-pr.4' };
		expect(frame).toEqual({ file: 'server/server.mjs', line: 1, column: 207, name: 'list', owner });
	});

	it('of anything else has no frames, and never more than some', () => {
		expect(stackFrames('')).toEqual([]);
		expect(stackFrames(`at ${'a'.repeat(5_000)}:1:1`)).toEqual([]);
		expect(stackFrames(`x\n${`at f (${FILE}:1:1)\n`.repeat(50)}`)).toHaveLength(MOST_FRAMES);
	});
});

it.each([
	['Cannot read 12 of "An Peeters"', 'Cannot read # of "…"'],
	[`Loading chunk 7 failed (${FILE})`, 'Loading chunk # failed (<address>'],
	['first line\n    at f (x:1:2)', 'first line'],
])('%j is %j without what differs from time to time', (message, normal) => {
	expect(normalMessage(message)).toBe(normal);
});

it('groups of servers are joined where version, slot, words and place are the same', () => {
	const group: ErrorGroup = {
		remote: 'listings',
		version: '1.0.0',
		slot: 'results',
		kind: 'render-error',
		where: 'browser',
		message: 'x is not a function',
		stack: [{ file: 'client/a.js', line: 1, column: 2 }],
		count: 2,
		firstAt: '2026-11-25T10:00:00.000Z',
		lastAt: '2026-11-25T10:05:00.000Z',
	};
	const later = {
		...group,
		count: 3,
		firstAt: '2026-11-25T09:00:00.000Z',
		lastAt: '2026-11-25T10:01:00.000Z',
	};
	const elsewhere = { ...group, stack: [{ file: 'client/a.js', line: 1, column: 9 }] };
	const newest = { ...group, version: '1.1.0', lastAt: '2026-11-25T11:00:00.000Z' };
	expect(mergeErrorGroups([group, later, elsewhere, newest])).toEqual([
		newest,
		{ ...group, count: 5, firstAt: later.firstAt },
		elsewhere,
	]);
});
