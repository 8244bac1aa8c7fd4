import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ROOT } from './stack/settings.ts';

const run = promisify(execFile);
const BROKEN_PIPE = `--import=${pathToFileURL(path.join(import.meta.dirname, 'broken-pipe.mjs'))}`;

/** Commands of a package.json with the file that run.mjs starts for each, and what stands behind it. */
function commandsOf(folder: string): [command: string, file: string, rest: string[]][] {
	const manifest = readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8');
	const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
	return Object.entries(scripts).flatMap(([name, script]) => {
		const [, file, rest = ''] = /run\.mjs (\S+)(.*)$/.exec(script) ?? [];
		return file ? [[name, path.join(import.meta.dirname, file), rest.split(' ').filter(Boolean)]] : [];
	});
}

const commands = [
	...commandsOf('.'),
	...commandsOf('mfe-listings').map(([name, ...rest]) => [`${name} of a remote`, ...rest] as const),
];

it.concurrent.each(commands)('"%s" answers --help, and does nothing else', async (_, file, rest) => {
	const { stdout, stderr } = await run(process.execPath, [BROKEN_PIPE, file, ...rest, '--help'], {
		cwd: ROOT,
		env: { ...process.env, DATA_DIR: '/nowhere', DATABASE_URL: '' },
	});
	expect(stdout.length).toBeGreaterThan(80);
	expect(stderr).not.toMatch(/Error|\n\s+at /);
});

it('a command whose reader stops early, as "| head" does, prints no stack and goes on', async () => {
	const script = `
		const write = (left) => process.stdout.write('x'.repeat(10_000), () => left > 0 ? write(left - 1) : console.error('done'));
		write(50);`;
	const command = `"${process.execPath}" "${BROKEN_PIPE}" -e "${script.replaceAll('\n', ' ')}" | head -c 5`;
	const { stdout, stderr } = await run('sh', ['-c', command]);
	expect([stdout, stderr]).toEqual(['xxxxx', 'done\n']);
});
