import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SERVER = "console.log('pid', process.pid); setInterval(() => {}, 1e6);";
let root: string;
beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), 'estate-run-'));
	for (const file of ['run.mjs', 'broken-pipe.mjs'])
		await cp(join(import.meta.dirname, file), join(root, 'scripts', file));
	await mkdir(join(root, 'node_modules/.bin'), { recursive: true });
	await symlink(process.execPath, join(root, 'node_modules/.bin/node'));
	await writeFile(join(root, 'package-lock.json'), 'another one than what was installed by');
	await writeFile(
		join(root, 'package.json'),
		JSON.stringify({ scripts: { serve: 'node scripts/run.mjs ../server.mjs' } }),
	);
	await writeFile(join(root, 'server.mjs'), SERVER);
	await writeFile(join(root, 'command.mjs'), 'console.log(JSON.stringify(process.argv.slice(2)));');
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('runs a command of a package with what is installed: no registry is asked, and its answer is all of standard output', async () => {
	const run = join(root, 'scripts/run.mjs');
	// There is no npm that could install.
	const { stdout } = await promisify(execFile)(process.execPath, [run, '../command.mjs', '--json'], {
		env: { PATH: join(root, 'node_modules/.bin') },
	});
	expect(stdout).toBe('["--json"]\n');
});

const isThere = (pid: number) => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

/** Starts what prints its process id, and holds that a SIGTERM to it ends that process too. */
async function expectEnd(command: string, args: readonly string[], env = process.env): Promise<void> {
	const started = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
	const pid = await new Promise<number>((resolve) => {
		for (const stream of [started.stdout, started.stderr])
			stream.setEncoding('utf8').on('data', (text: string) => {
				const [, found] = /^pid (\d+)/m.exec(text) ?? [];
				if (found) resolve(Number(found));
			});
	});
	try {
		expect(isThere(pid)).toBe(true);
		started.kill('SIGTERM');
		await expect.poll(() => isThere(pid), { timeout: 30_000 }).toBe(false);
	} finally {
		if (isThere(pid)) process.kill(pid, 'SIGKILL');
	}
}

it.each([
	['npm', ['run', 'serve']],
	[process.execPath, ['scripts/run.mjs', '../server.mjs']],
])('a SIGTERM to %s ends what was started by it', expectEnd);

it('a SIGTERM while packages are installed ends npm as well', async () => {
	await mkdir(join(root, 'slow'));
	const npm = `#!/usr/bin/env node\n${SERVER}`;
	await writeFile(join(root, 'slow/npm'), npm, { mode: 0o755 });
	const env = { ...process.env, PATH: `${join(root, 'slow')}:${process.env.PATH}` };
	await expectEnd(process.execPath, ['scripts/run.mjs', 'start.ts'], env);
});

it('of several commands that find packages missing one installs, and the others wait for it', async () => {
	await mkdir(join(root, 'counted'));
	const log = join(root, 'installs');
	const npm = `#!/usr/bin/env node
require('node:fs').appendFileSync(${JSON.stringify(log)}, process.argv[2] + '\\n');
setTimeout(() => {}, 700);`;
	await writeFile(join(root, 'counted/npm'), npm, { mode: 0o755 });
	await writeFile(join(root, 'scripts/say.mjs'), "console.log('said');");
	// Of a command that was killed: nobody has such a number.
	await writeFile(join(root, 'var/installing.pid'), String(2 ** 22 + 1));
	const env = { ...process.env, PATH: `${join(root, 'counted')}:${process.env.PATH}` };
	const command = () =>
		promisify(execFile)(process.execPath, ['scripts/run.mjs', 'say.mjs'], { cwd: root, env });
	const all = await Promise.all(Array.from({ length: 4 }, command));
	expect(all.map(({ stdout }) => stdout)).toEqual(Array.from({ length: 4 }, () => 'said\n'));
	expect(await readFile(log, 'utf8')).toBe('ci\ninstall\n');
	// The one that installs may have waited for another that took its turn and found nothing left to remove.
	const told = all.map(({ stderr }) => stderr);
	expect(told.filter((each) => /^Installing packages/m.test(each))).toHaveLength(1);
	for (const each of told.filter((one) => !/^Installing packages/m.test(one)))
		expect(each).toMatch(/^Another command installs/);
});
