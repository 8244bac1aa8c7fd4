import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteCommand } from './remote/remotes.ts';
import { ROOT } from './stack/settings.ts';

const HELP = `npm test -w mfe-<remote> — all that has to hold for one remote: format, lint and import borders, types, its own tests.

  npm test -w mfe-listings -- results    its tests whose file names contain "results", and nothing else

  The exit code is 0 only when nothing failed.`;

const BIN = path.join(ROOT, 'node_modules', '.bin');

function passes(command: string, args: readonly string[]): boolean {
	return spawnSync(path.join(BIN, command), args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
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
		compilerOptions: { types: ['node'], typeRoots: ['../../node_modules/@types'] },
		include: include.map((each) => `../../${each}`),
	};
	writeFileSync(file, JSON.stringify(settings));
	return file;
}

const { remote, rest } = remoteCommand(HELP);
const tests = () => passes('vitest', ['run', '--project', `mfe-${remote}`, ...rest]);
const all = [
	() => passes('biome', ['check', `mfe-${remote}`]),
	() => passes('tsc', ['-p', typeSettings(remote)]),
	tests,
];
const failed = (rest.length > 0 ? [tests] : all).filter((check) => !check());
process.exit(failed.length === 0 ? 0 : 1);
