import { describe, expect, it } from 'vitest';
import { ErrorRecorder, type Failure } from './error-recorder.ts';
import { MOST_GROUPS_OF_A_NETWORK, MOST_GROUPS_OF_A_SIDE } from './group-room.ts';

const stackIn = (remote: string, version: string, column = 9) =>
	`Error: x\n    at f (https://www.example.be/-/remotes/${remote}/${version}/client/a.js:1:${column})`;
const failure: Failure = {
	remote: 'listings',
	version: '1.0.0',
	slot: 'results',
	kind: 'render-error',
	where: 'browser',
	message: 'Property 12 is gone',
	stack: stackIn('listings', '1.0.0'),
};

it('counts what is one fault as one group, with its first and last time', () => {
	let now = Date.parse('2026-11-25T10:00:00.000Z');
	const errors = new ErrorRecorder(() => now);
	errors.record(failure);
	now += 60_000;
	errors.record({ ...failure, message: 'Property 4711 is gone' });
	errors.record({ ...failure, stack: stackIn('listings', '1.0.0', 10) });
	expect(errors.groups()).toMatchObject([
		{
			count: 2,
			message: 'Property # is gone',
			firstAt: '2026-11-25T10:00:00.000Z',
			lastAt: '2026-11-25T10:01:00.000Z',
			stack: [{ file: 'client/a.js', line: 1, column: 9, name: 'f' }],
		},
		{ count: 1 },
	]);
	expect([errors.takeChange(), errors.takeChange()]).toEqual([true, false]);
});

it('keeps those that failed last, and no more', () => {
	const errors = new ErrorRecorder();
	errors.record(failure);
	for (let index = 0; index < 2 * MOST_GROUPS_OF_A_SIDE; index++) {
		errors.record({
			...failure,
			kind: 'other',
			slot: `slot-${'a'.repeat(index % 30)}`,
			version: `1.0.${index}`,
		});
		errors.record(failure);
	}
	expect(errors.groups()).toHaveLength(MOST_GROUPS_OF_A_SIDE);
	expect(errors.groups().at(-1)).toMatchObject({ slot: 'results', count: 2 * MOST_GROUPS_OF_A_SIDE + 1 });
});

it('knows whose the error of a page is by the innermost file of a version that there is', () => {
	const errors = new ErrorRecorder();
	const page = { ...failure, remote: '', version: '', slot: '', kind: 'script-error' };
	errors.record({ ...page, stack: stackIn('forms', '2.0.0') }, (remote) => remote === 'forms');
	errors.record({ ...page, stack: stackIn('invented', '2.0.0') }, (remote) => remote === 'forms');
	expect(errors.groups()).toMatchObject([
		{ remote: 'forms', version: '2.0.0', stack: [{ file: 'client/a.js' }] },
		{ remote: '', version: '', stack: [{ file: 'invented/2.0.0/client/a.js' }] },
	]);
});

it('keeps nothing that is somebody’s', () => {
	const errors = new ErrorRecorder();
	const secret = 'Zk3x9QvT1uB7rW5yA2sD8fG4hJ6k';
	errors.record({
		...failure,
		message: `No answer for an.peeters@example.be ${secret}`,
		stack: `Error\n    at f (https://www.example.be/nl/contact/?token=${secret}&mail=an.peeters@example.be:1:2)`,
	});
	const text = JSON.stringify(errors.groups());
	expect(text).not.toContain(secret);
	expect(text).not.toContain('peeters');
});

describe('messages of anybody', () => {
	const inventions = (errors: ErrorRecorder, network: string, many: number) => {
		for (let index = 0; index < many; index++)
			errors.record({ ...failure, version: `9.0.${index}`, slot: 'invented', network });
	};
	const slots = (errors: ErrorRecorder) => errors.groups().map(({ slot }) => slot);

	it('push no error of the server out of sight', () => {
		const errors = new ErrorRecorder();
		errors.record({ ...failure, where: 'server', slot: 'at-server' });
		for (let sender = 0; sender < 20; sender++) inventions(errors, `192.0.2.${sender}`, 20);
		expect(slots(errors)).toContain('at-server');
		expect(errors.groups()).toHaveLength(MOST_GROUPS_OF_A_SIDE + 1);
	});

	it('of one network have so many groups, and leave alone what somebody else reported', () => {
		const errors = new ErrorRecorder();
		errors.record({ ...failure, network: '198.51.100.1' });
		inventions(errors, '192.0.2.1', 100);
		expect(slots(errors).filter((slot) => slot === 'invented')).toHaveLength(MOST_GROUPS_OF_A_NETWORK);
		expect(slots(errors)).toContain('results');
	});

	it('leave what several visitors have, from however many networks each says something else', () => {
		const errors = new ErrorRecorder();
		for (const network of ['198.51.100.1', '198.51.100.2']) errors.record({ ...failure, network });
		for (let sender = 0; sender < 50; sender++)
			errors.record({ ...failure, version: `9.0.${sender}`, slot: 'invented', network: `192.0.2.${sender}` });
		expect(errors.groups()).toHaveLength(MOST_GROUPS_OF_A_SIDE);
		expect(slots(errors)[0]).toBe('results');
		expect(slots(errors).at(-1)).toBe('invented');
	});

	it('are forgotten first after a day in which nobody had it any more', () => {
		let now = Date.parse('2026-11-25T10:00:00.000Z');
		const errors = new ErrorRecorder(() => now);
		for (const network of ['198.51.100.1', '198.51.100.2']) errors.record({ ...failure, network });
		now += 25 * 60 * 60_000;
		for (let sender = 0; sender < MOST_GROUPS_OF_A_SIDE; sender++)
			errors.record({ ...failure, version: `9.0.${sender}`, slot: 'new', network: `192.0.2.${sender}` });
		expect(new Set(slots(errors))).toEqual(new Set(['new']));
	});

	it('tell no network to who reads the groups', () => {
		const errors = new ErrorRecorder();
		errors.record({ ...failure, network: '198.51.100.1' });
		expect(JSON.stringify(errors.groups())).not.toMatch(/198|network/);
	});
});
