import { readdir, readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scratchFolder } from '../../testing/fixture.ts';
import { checkApart } from './check-apart.ts';

const SECRET = 'known to the site alone';
const ACCOUNT = 'of the store alone';
const settings = { channel: 'production', remote: 'drill', version: '1.0.0', waived: ['browser'] } as const;

/** Of the process that checks for this one: its variables, once it is there. */
async function environmentOfCheck(): Promise<Record<string, string>> {
	for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
		const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
		const isOwn = (await read('status')).includes(`\nPPid:\t${process.pid}\n`);
		if (!isOwn || !(await read('cmdline')).includes('check-process')) continue;
		const lines = (await read('environ')).split('\0').filter(Boolean);
		return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
	}
	throw new Error('No process checks yet.');
}

async function environmentFor(location: string): Promise<Record<string, string>> {
	const end = new AbortController();
	const checking = checkApart({ location }, settings, end.signal);
	const ended = expect(checking).rejects.toMatchObject({ code: expect.any(String) });
	try {
		return await vi.waitFor(environmentOfCheck, { timeout: 10_000, interval: 5 });
	} finally {
		end.abort();
		await ended;
	}
}

afterEach(() => void vi.unstubAllEnvs());

describe('the process of a check', () => {
	it.each([
		['a folder', async () => scratchFolder(), undefined],
		[
			'an object store',
			async () => 's3://bucket/releases?endpoint=http://127.0.0.1:9&path-style=yes',
			ACCOUNT,
		],
	])(
		'knows none of the site’s secrets, and the account of its store: %s',
		async (_, place, account) => {
			for (const name of ['OPS_TOKEN', 'OIDC_CLIENT_SECRET', 'RELEASE_OVERRIDE_SECRET', 'DATABASE_URL'])
				vi.stubEnv(name, SECRET);
			vi.stubEnv('AWS_SECRET_ACCESS_KEY', ACCOUNT);
			vi.stubEnv('DATA_DIR', '/tmp/somewhere');
			const environment = await environmentFor(await place());
			expect(Object.values(environment)).not.toContain(SECRET);
			expect(environment.AWS_SECRET_ACCESS_KEY).toBe(account);
			expect(environment).toMatchObject({
				PATH: process.env.PATH,
				DATA_DIR: '/tmp/somewhere',
				TMPDIR: expect.stringContaining('estate-check-'),
			});
		},
		30_000,
	);
});
