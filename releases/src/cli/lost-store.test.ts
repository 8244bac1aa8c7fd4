import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { providedVersions } from '@estate/remote-kit/shared-modules';
import { CONTRACT_VERSION } from '@estate/shared-contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccessList } from '../access/access-list.ts';
import { EVERY } from '../access/grant.ts';
import { openStore } from '../store/open-store.ts';
import { ReleaseCommand } from '../testing/release-command.ts';

const command = new ReleaseCommand();
const { run: release, json: releaseJson, put } = command;

const reports = (over: object = {}) =>
	openStore(command.store).instances.write({
		instance: 'web-1',
		channel: 'production',
		revision: 22,
		at: new Date().toISOString(),
		startedAt: new Date().toISOString(),
		contract: '1.0.0',
		shared: {},
		remotes: {},
		...over,
	});

describe('a store whose log ends before what a server follows', () => {
	beforeEach(() => reports());

	it('is called lost by status, which advises no publication', async () => {
		const { text } = await release('status');
		expect(text).toMatch(/follows revision 22, but this log ends at 0.*start the servers again/);
		expect(text).not.toContain('release -- publish');
	});

	it.each([
		['publish', 'fixture', '--dir', 'nowhere'],
		['promote', 'fixture', '1.0.0'],
		['promote', 'fixture', '1.0.0', '--dry-run'],
		['rollback', 'fixture', '--why', 'x'],
		['retire', 'fixture', '--why', 'x'],
		['lock', 'fixture', '--why', 'x'],
		['restore', '1', '--why', 'x', '--yes'],
		['prune'],
		['access', 'add', 'An', '--role', 'admin'],
	])('takes no change: %s', async (...args) => {
		const { code, text } = await release(...args);
		expect([code, text]).toEqual([
			1,
			expect.stringMatching(
				/^Nothing was changed\. A server follows revision 22, but this log ends at 0: .*--new-log/,
			),
		]);
		expect(await openStore(command.store).artifacts.remotes()).toEqual([]);
	});

	it('still takes somebody off the access list', async () => {
		const list = new AccessList(openStore(command.store).records);
		const everywhere = { remotes: EVERY, channels: EVERY, addedBy: 'test' } as const;
		const { token } = await list.addToken({ name: 'An', role: 'admin', ...everywhere });
		await list.addToken({ name: 'Stolen', role: 'ci', ...everywhere });
		vi.stubEnv('RELEASE_TOKEN', token);
		expect((await release('access', 'revoke', 'Stolen')).text).toContain('is off the access list');
		vi.unstubAllEnvs();
	});

	it('takes no change of a program either, whose check was before the loss', async () => {
		const entry = {
			action: 'lock',
			remote: 'fixture',
			before: {},
			after: {},
			at: '',
			who: 'An',
			why: '',
		} as const;
		await expect(openStore(command.store).log.append('production', 0, entry)).rejects.toMatchObject({
			code: 'lost-store',
		});
		expect(await openStore(command.store).log.append('preview', 0, entry)).toBe(true);
	});

	it('begins another log where that is said', async () => {
		await put('1.0.0');
		await reports({ contract: CONTRACT_VERSION, shared: providedVersions() });
		expect((await release('promote', 'fixture', '1.0.0', '--new-log')).code).toBe(0);
		expect(await releaseJson('status')).toMatchObject({ revision: 1 });
	});
});

it.each([
	['has stopped', { stopped: true }],
	['was not heard of for a minute', { at: new Date(Date.now() - 61_000).toISOString() }],
	['follows what the log has', { revision: 1 }],
])('a server that %s keeps nobody from a change', async (_, over) => {
	await put('1.0.0', '1.1.0');
	await release('promote', 'fixture', '1.0.0');
	await reports({ ...over, shared: {} });
	expect((await release('lock', 'fixture', '--why', 'x')).text).toContain('is locked');
	await rm(join(command.store, 'instances'), { recursive: true });
});
