import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './stack/settings.ts';

interface Ended {
	code: number;
	said: string;
}

/** Runs a file of this folder, which may do nothing: it has neither a folder for data nor a database. */
function run(file: string, args: readonly string[]): Promise<Ended> {
	return new Promise((resolve) => {
		const child = execFile(
			process.execPath,
			[path.join(import.meta.dirname, file), ...args],
			{
				cwd: ROOT,
				env: { ...process.env, DATA_DIR: '/nowhere', DATABASE_URL: '', RELEASES_URL: '' },
				timeout: 50_000,
			},
			(_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
		);
	});
}

it.concurrent.each([
	['start.ts', ['--nonsense'], 'There is no option --nonsense.\nWhat it takes: npm start -- --help'],
	['start.ts', ['--properties', '0'], 'give a whole number above 0.'],
	['dev.ts', ['--nonsense'], 'There is no option --nonsense.\nWhat it takes: npm run dev -- --help'],
	['dev.ts', ['listings'], '"listings" is more than it takes'],
	['check.ts', ['--nonsense'], 'What it takes: npm run check -- --help'],
	['check.ts', ['nowhere.ts'], 'There is no "nowhere.ts": give a file or a folder'],
	['check.ts', ['--write', '--nonsense'], 'What it takes: npm run format -- --help'],
	['check.ts', ['--write', 'nowhere.ts'], 'What it takes: npm run format -- --help'],
	['screenshots.ts', ['--only', 'x'], 'give one of home, list'],
	['create-remote.ts', ['A b'], '"A b" is no name of a remote'],
	['create-remote.ts', ['fine', '--slot', 'A b'], '"A b" is no name of a slot'],
	['create-remote.ts', ['A b', '--own', '--in', '/nowhere'], '"A b" is no name of a remote'],
	['packages.ts', ['publish'], 'Say where to publish'],
	['bundle-remote.ts', ['listings', '--nonsense'], 'npm run bundle -w mfe-listings -- --help'],
	['bundle-remote.ts', ['listings', '--mode', 'x'], 'give production or development.'],
	['test-remote.ts', ['listings', 'nowhere'], 'No test of mfe-listings has "nowhere" in its path, such as'],
	['test-remote.ts', ['listings', '--nonsense'], 'npm run test -w mfe-listings -- --help'],
	['../releases/src/cli/develop-remote.ts', ['listings', '--nonsense'], 'There is no option --nonsense.\n'],
	['../releases/src/cli/main.ts', ['proposals', 'approve', 'zz'], 'npm run release -- proposals list'],
	['../remote-kit/src/cli/main.ts', ['build', '--nonsense'], 'There is no option --nonsense.\n'],
	['../api/src/cli/db.ts', ['backup'], 'Say which <file>.'],
	['../demo/src/cli/main.ts', ['extra'], 'What it takes: npm run demo -- --help'],
] as const)('%s %j ends with 2, and says in our own words how to go on', async (file, args, why) => {
	const { code, said } = await run(file, args);
	expect([code, said]).toEqual([2, expect.stringContaining(why)]);
	expect(said).not.toMatch(/CACError|\n\s+at |error: |Unknown option/);
});

it('a name that is taken is a refusal, which ends with 1', async () => {
	const { code, said } = await run('create-remote.ts', ['listings']);
	expect([code, said]).toEqual([1, expect.stringContaining('is there already')]);
});
