import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@estate/remote-kit/real-browser';
import { expect, it, vi } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

it('says once that there is no browser, or that the one there is does not start', async () => {
	const none = await launchBrowser(async () => {
		throw new Error('There is no Chromium here: install one.');
	});
	expect(none).toMatchObject({
		code: 'no-browser',
		what: 'There is no Chromium here.',
		mend: expect.stringMatching(/^Install one .* or promote with --without-browser/),
	});
	expect(await launchBrowser(async () => ({ executablePath: '/nowhere/chromium' }))).toMatchObject({
		code: 'no-browser',
		what: expect.stringMatching(/^The Chromium here cannot be started: .*\/nowhere\/chromium/),
	});
});

it('starts no browser without its sandbox by itself, and says how it gets one', async () => {
	const found = await chromiumLaunch();
	const folder = await mkdtemp(join(tmpdir(), 'estate-launch-'));
	const executablePath = join(folder, 'chromium');
	const without = `case " $* " in *" --no-sandbox "*) exec ${found.executablePath} "$@";; esac`;
	await writeFile(executablePath, `#!/bin/sh\n${without}\necho 'No usable sandbox!' >&2\nexit 1\n`);
	await chmod(executablePath, 0o755);
	const browserHere = async () => ({ ...found, executablePath });
	try {
		expect(await launchBrowser(browserHere, true)).toMatchObject({
			code: 'no-browser',
			what: 'The Chromium here cannot start its sandbox.',
			mend: expect.stringMatching(
				/user namespaces .* CHROMIUM_SANDBOX=off .* or promote with --without-browser/,
			),
		});
		const draft = await launchBrowser(browserHere, false);
		expect(draft).toHaveProperty('browser');
		if ('browser' in draft) await draft.close();
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}, 60_000);

/** Environments of a process and of all that it has started, by process. */
async function environmentsBelow(pid: number): Promise<string[]> {
	const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
	const own = await readFile(`/proc/${pid}/environ`, 'utf8');
	const below = children.trim().split(' ').filter(Boolean).map(Number).map(environmentsBelow);
	return [own, ...(await Promise.all(below)).flat()];
}

it('a browser has no word of the environment but what it takes to draw, and leaves no folder', async () => {
	// Before the folder is another: it may be unpacked into the one of all.
	const found = await chromiumLaunch();
	const TMPDIR = await mkdtemp(join(tmpdir(), 'estate-launch-'));
	vi.stubEnv('TMPDIR', TMPDIR);
	for (const name of ['OPS_TOKEN', 'OIDC_CLIENT_SECRET', 'AWS_SECRET_ACCESS_KEY', 'DATABASE_URL'])
		vi.stubEnv(name, 'known to the site alone');
	try {
		const draft = await launchBrowser(async () => found);
		if ('code' in draft) throw new Error(draft.what);
		await (await draft.browser.newPage()).setContent('<p>drawn');
		const session = await draft.browser.newBrowserCDPSession();
		const { processInfo } = await session.send('SystemInfo.getProcessInfo');
		const pid = processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
		const environments = await environmentsBelow(pid);
		expect(environments.length).toBeGreaterThan(2);
		for (const environment of environments) {
			expect(environment).not.toContain('known to the site alone');
			const names = environment.split('\0').map((line) => line.split('=')[0]);
			expect(names).not.toContain('NODE_ENV');
		}
		const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
		const isWithout = process.getuid?.() === 0 || process.env.CHROMIUM_SANDBOX === 'off';
		expect(command.split('\0').includes('--no-sandbox')).toBe(isWithout);
		expect(environments[0]).toContain(`HOME=${TMPDIR}/estate-browser-`);
		await draft.close();
		expect((await readdir(TMPDIR)).filter((name) => name.startsWith('estate-browser-'))).toEqual([]);
	} finally {
		vi.unstubAllEnvs();
		await rm(TMPDIR, { recursive: true, force: true });
	}
}, 60_000);
