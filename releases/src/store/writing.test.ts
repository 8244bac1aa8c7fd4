import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeChannel } from '../log/change-channel.ts';
import { promote } from '../log/transitions.ts';
import { openStore } from './open-store.ts';
import { ROOT } from './workspace.ts';
import { writing } from './writing.ts';

const CLI = join(import.meta.dirname, '../cli/main.ts');
/** Nobody of the machine: the superuser may write everywhere. */
const OTHER_USER = 65_534;
const isSuperuser = process.getuid?.() === 0;

describe('a store that cannot be written', () => {
	let folder: string;
	let bytesBefore: string;
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'read-only-'));
		const { log } = openStore(folder);
		for (const version of ['1.0.0', '1.1.0'])
			await changeChannel(
				log,
				{ channel: 'production', action: 'promote', remote: 'listings', who: 'test', why: '' },
				(state) => promote(state, 'listings', version),
			);
		bytesBefore = JSON.stringify(await log.history('production'));
		await mkdir(join(folder, 'instances'));
		for (const path of ['', 'channels', 'channels/production', 'channels/production/log', 'instances'])
			await chmod(join(folder, path), 0o555);
	});
	afterAll(async () => {
		for (const path of ['channels/production/log', 'channels/production', 'channels', 'instances', ''])
			await chmod(join(folder, path), 0o755);
		await rm(folder, { recursive: true });
	});

	/** Exit code and what the command printed. */
	function release(...args: string[]): Promise<{ code: number; output: string }> {
		const who = isSuperuser ? { uid: OTHER_USER, gid: OTHER_USER } : {};
		const env = { PATH: process.env.PATH, RELEASES_DIR: folder, RELEASE_WHO: 'An' };
		return new Promise((resolve) => {
			execFile(process.execPath, [CLI, ...args], { env, cwd: ROOT, ...who }, (error, stdout, stderr) =>
				resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
			);
		});
	}

	it.each([
		['lock', 'listings', '--why', 'x'],
		['policy', 'listings', '--automatic', 'off', '--why', 'x'],
		['restore', '1', 'listings', '--why', 'x'],
	])('is said by %s in one sentence with the way out, and nothing changes', async (...args) => {
		const { code, output } = await release(...args);
		if (args[0] === 'restore') expect(code).toBe(1);
		else
			expect({ code, output: output.trim() }).toEqual({
				code: 1,
				output: `The release store in ${folder} cannot be written: it is read-only for this user. Make the folder writable, or name another by RELEASES_DIR, and try again; nothing was changed.`,
			});
		expect(JSON.stringify(await openStore(folder).log.history('production'))).toBe(bytesBefore);
	});

	it('can still be read', async () => {
		expect((await release('status')).output).toContain('listings       1.1.0');
		expect((await release('history')).code).toBe(0);
	});
});

it('a full disk is said in one sentence with the way out', async () => {
	await expect(writing('/srv/releases', () => writeFile('/dev/full', 'x'))).rejects.toMatchObject({
		code: 'bad-store',
		message: expect.stringMatching(
			/^The release store in \/srv\/releases cannot be written: its disk is full\. Make room/,
		),
	});
});

it('any other error stays what it is', async () => {
	const error = new Error('something else');
	await expect(writing('/srv/releases', () => Promise.reject(error))).rejects.toBe(error);
	await expect(writing('/srv', () => cp('/no/such', '/no/where'))).rejects.toMatchObject({ code: 'ENOENT' });
});
