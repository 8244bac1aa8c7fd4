// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCli } from './run-cli.ts';

const FIXTURE = join(import.meta.dirname, '../../test/fixture-remote');
let said: string[];

beforeEach(() => {
	said = [];
	const listen = (...words: unknown[]) => void said.push(words.join(' '));
	vi.spyOn(console, 'log').mockImplementation(listen);
	vi.spyOn(console, 'error').mockImplementation(listen);
});
afterEach(() => {
	vi.restoreAllMocks();
});

describe('the remote-kit command', () => {
	it('builds the remote of the folder and says what came out', async () => {
		const out = await mkdtemp(join(tmpdir(), 'remote-kit-'));
		expect(await runCli(['build', '--version', '2.0.0', '--out', out], FIXTURE)).toBe(0);
		await rm(out, { recursive: true });
		expect(said.join('\n')).toMatch(/fixture 2\.0\.0 built in .* s[\s\S]*slots: greeting, note/);
	});

	it('ends with 1 where there is no remote, and says what is missing', async () => {
		expect(await runCli(['build'], tmpdir())).toBe(1);
		expect(said[0]).toContain('remote.config.ts is missing');
	});

	it.each([[[]], [['deploy']], [['build', '--mode', 'fast']], [['build', '--nope']]])(
		'ends with 2 and explains itself when it is used wrongly: %j',
		async (args) => {
			expect(await runCli(args, FIXTURE)).toBe(2);
			expect(said.join('\n')).toContain('remote-kit build [--version <semver>]');
		},
	);

	it('explains itself when asked', async () => {
		expect(await runCli(['--help'], FIXTURE)).toBe(0);
		expect(said[0]).toContain('Exit codes');
	});
});
