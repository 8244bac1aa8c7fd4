import { MOST_ERROR_GROUPS } from '@estate/releases';
import { expect, it } from 'vitest';
import { ErrorRecorder, type Failure } from './error-recorder.ts';

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
	for (let index = 0; index < 2 * MOST_ERROR_GROUPS; index++) {
		errors.record({
			...failure,
			kind: 'other',
			slot: `slot-${'a'.repeat(index % 30)}`,
			version: `1.0.${index}`,
		});
		errors.record(failure);
	}
	expect(errors.groups()).toHaveLength(MOST_ERROR_GROUPS);
	expect(errors.groups().at(-1)).toMatchObject({ slot: 'results', count: 2 * MOST_ERROR_GROUPS + 1 });
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
