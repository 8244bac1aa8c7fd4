import { spawn } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions, wrongUse } from './read-options.ts';
import { remoteCommand } from './remote/remotes.ts';
import { ROOT } from './stack/settings.ts';

const HELP = `npm test -w mfe-<remote> — all that has to hold for one remote: format, lint and import borders, types, its own tests.

  npm test -w mfe-listings -- results    its tests whose paths contain "results", and nothing else

  The exit code is 0 only when nothing failed.`;

const BIN = path.join(ROOT, 'node_modules', '.bin');

/** Runs a tool of the workspace; what it says is shown as it comes, or whole at its end when `isHeld`. */
function passes(command: string, args: readonly string[], { isHeld = false } = {}): Promise<boolean> {
	return new Promise((resolve, reject) => {
		const output = isHeld ? 'pipe' : 'inherit';
		const child = spawn(path.join(BIN, command), args, { cwd: ROOT, stdio: ['ignore', output, output] });
		let said = '';
		for (const stream of [child.stdout, child.stderr])
			stream?.setEncoding('utf8').on('data', (text: string) => {
				said += text;
			});
		child.once('error', reject);
		child.once('close', (code) => {
			process.stdout.write(said);
			resolve(code === 0);
		});
	});
}

/** TypeScript's settings for one remote and what it imports: another team's error is not in the way. */
function typeSettings(remote: string): string {
	const folder = path.join(ROOT, 'var', 'types');
	mkdirSync(folder, { recursive: true });
	const file = path.join(folder, `mfe-${remote}.json`);
	const include = [
		`mfe-${remote}/src/**/*`,
		`mfe-${remote}/*.ts`,
		'types/**/*.d.ts',
		'shared-*/src/**/*.d.ts',
	];
	const settings = {
		extends: '../../tsconfig.base.json',
		compilerOptions: {
			types: ['node'],
			typeRoots: ['../../node_modules/@types'],
			// The next run looks again only at what changed.
			incremental: true,
			tsBuildInfoFile: `mfe-${remote}.tsbuildinfo`,
		},
		include: include.map((each) => `../../${each}`),
	};
	writeFileSync(file, JSON.stringify(settings));
	return file;
}

/** Paths of a remote's tests, with the kit's own of every remote. */
const testsOf = (remote: string): string[] => [
	...globSync(`mfe-${remote}/src/**/*.test.{ts,tsx}`, { cwd: ROOT }),
	'remote-kit/src/testing/every-remote.test.ts',
];

const { remote, rest, called } = remoteCommand('test', HELP);
readOptions(called, { args: rest, allowPositionals: true, options: {} });
const paths = testsOf(remote);
if (rest.length > 0 && !rest.some((word) => paths.some((file) => file.includes(word))))
	wrongUse(
		called,
		`No test of mfe-${remote} has ${rest.map((word) => `"${word}"`).join(' or ')} in its path, such as ${paths[0]}.`,
	);
const tests = passes('vitest', ['run', '--maxWorkers=2', '--project', `mfe-${remote}`, ...rest]);
// Beside the tests, which take longest.
const checks =
	rest.length > 0
		? []
		: [
				passes('biome', ['check', `mfe-${remote}`], { isHeld: true }),
				passes('tsc', ['-p', typeSettings(remote)], { isHeld: true }),
			];
const outcomes = await Promise.all([tests, ...checks]);
process.exit(outcomes.every(Boolean) ? 0 : 1);
