import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../locations.ts';
import { lockFolder } from './folder-lock.ts';

const MODULE = path.join(ROOT, 'api', 'src', 'database', 'folder-lock.ts');
let base: string;
let children: ChildProcess[];

beforeEach(() => {
	base = mkdtempSync(path.join(tmpdir(), 'estate-lock-'));
	children = [];
});
afterEach(() => {
	for (const child of children) child.kill('SIGKILL');
	rmSync(base, { recursive: true, force: true });
});

/** Another process that takes the lock and keeps it until it is killed. */
function holdElsewhere(folder: string): Promise<ChildProcess> {
	const script = `import { lockFolder } from ${JSON.stringify(MODULE)};
		try { lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000); }
		catch (error) { console.log(error.message); }`;
	const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	children.push(child);
	return new Promise((resolve, reject) => {
		child.stdout?.setEncoding('utf8').once('data', (text: string) => {
			if (text.startsWith('locked')) resolve(child);
			else reject(new Error(text.trim()));
		});
	});
}

const killed = (child: ChildProcess) =>
	new Promise((resolve) => {
		child.once('exit', resolve);
		child.kill('SIGKILL');
	});

describe('the lock of the embedded database', () => {
	it('is refused while another process lives, with one sentence that names the process', async () => {
		const folder = path.join(base, 'db');
		const holder = await holdElsewhere(folder);
		expect(() => lockFolder(folder)).toThrow(
			`The database in ${folder} is in use by process ${holder.pid}: stop that process first. Where npm start or npm run dev runs, press Ctrl-C there: an api that ends is started again.`,
		);
	});

	it('is free again as soon as its process was killed, whatever files are left', async () => {
		const folder = path.join(base, 'db');
		await killed(await holdElsewhere(folder));
		lockFolder(folder).release();
	});

	it('is had by exactly one of several processes that ask at the same time', async () => {
		const folder = path.join(base, 'db');
		const results = await Promise.allSettled([1, 2, 3, 4].map(() => holdElsewhere(folder)));
		expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
	});

	it('is had once within a process, and again after it was released', () => {
		const folder = path.join(base, 'db');
		const lock = lockFolder(folder);
		expect(() => lockFolder(folder)).toThrow(/in use/);
		lock.release();
		lockFolder(folder).release();
	});
});
