import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ROOT } from '../stack/settings.ts';
import { scratchFolder } from './scratch-folder.ts';

let remove = () => {};
afterEach(() => remove());

/** Runs what CI runs, with an npm that plays the four calls: a shell command for each list of arguments. */
function runWith(
	calls: Record<'test' | 'test -- --only long' | 'test -- --only chaos' | 'test -- --only attack', string>,
) {
	const cases = Object.entries(calls).map(([args, command]) => `"${args}") ${command} ;;`);
	const scratch = scratchFolder({
		npm: `#!/usr/bin/env bash\ncase "$*" in\n${cases.join('\n')}\n*) echo "npm $*?" ;;\nesac\n`,
	});
	remove = scratch.remove;
	chmodSync(path.join(scratch.folder, 'npm'), 0o755);
	const { status, stdout } = spawnSync(path.join(ROOT, '.ci', 'run'), {
		encoding: 'utf8',
		env: { ...process.env, PATH: `${scratch.folder}${path.delimiter}${process.env.PATH}` },
	});
	return { status, lines: stdout.trimEnd().split('\n') };
}

it('adds the totals of its four calls, and shows what they print', () => {
	const { status, lines } = runWith({
		test: 'echo "CI is $CI"; echo "10 passed, 0 failed"',
		'test -- --only long': 'echo "20 passed, 0 failed"',
		'test -- --only chaos': 'echo "300 passed, 0 failed"',
		'test -- --only attack': 'echo "4000 passed, 0 failed"',
	});
	expect(lines).toEqual([
		'CI is true',
		'10 passed, 0 failed',
		'20 passed, 0 failed',
		'300 passed, 0 failed',
		'4000 passed, 0 failed',
		'4330 passed, 0 failed',
	]);
	expect(status).toBe(0);
});

it('goes on after a failure, and fails', () => {
	const { status, lines } = runWith({
		test: 'echo "8 passed, 2 failed"; exit 1',
		'test -- --only long': 'echo "19 passed, 1 failed"; exit 1',
		'test -- --only chaos': 'echo "300 passed, 0 failed"',
		'test -- --only attack': 'echo "4000 passed, 0 failed"',
	});
	expect(lines.at(-1)).toBe('4327 passed, 3 failed');
	expect(status).toBe(1);
});

it.each([
	['ends without a total', 'echo broken; exit 1'],
	['fails without a failed test', 'echo "0 passed, 0 failed"; exit 1'],
	['is killed after its total', 'echo "0 passed, 0 failed"; kill -9 $$'],
])('counts a call that %s as one failure', (_what, command) => {
	const { status, lines } = runWith({
		test: command,
		'test -- --only long': 'echo "20 passed, 0 failed"',
		'test -- --only chaos': 'echo "300 passed, 0 failed"',
		'test -- --only attack': 'echo "4000 passed, 0 failed"',
	});
	expect(lines.at(-1)).toBe('4320 passed, 1 failed');
	expect(status).toBe(1);
});
