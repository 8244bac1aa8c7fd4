import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from './read-options.ts';
import { ROOT } from './stack/settings.ts';

const HELP = `npm run check — looks at format, lint, import borders and types of all packages, as “npm test -- --only lint” and “--only types” do.

  npm run check             changes nothing
  npm run check -- <path>   format, lint and import borders of one file or folder; not types, which are those of all packages
  npm run format            puts lines and imports in order (npm run check -- --write), and looks at nothing else`;

/** As it is typed: “format” is this with --write. */
const CALLED = process.argv.includes('--write') ? 'npm run format' : 'npm run check';

const { values, positionals } = readOptions(CALLED, {
	allowPositionals: true,
	options: { help: { type: 'boolean', short: 'h' }, write: { type: 'boolean' } },
});

function succeeds(command: string, ...args: string[]): boolean {
	const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
	if (error) console.error(error.message);
	return status === 0;
}

const missing = positionals.find((each) => !existsSync(path.resolve(ROOT, each)));
if (values.help) console.log(HELP);
else if (missing !== undefined) {
	console.error(
		`There is no "${missing}": give a file or a folder by its path from the project's root.\nWhat it takes: ${CALLED} -- --help`,
	);
	process.exitCode = 2;
} else {
	const paths = positionals.length > 0 ? positionals : ['.'];
	const isWell = succeeds('biome', 'check', ...(values.write ? ['--write'] : []), ...paths);
	const isTyped = values.write || positionals.length > 0 || succeeds('tsc', '-p', 'tsconfig.json');
	if (!isWell && !values.write) console.error('Lines and imports: npm run format puts them in order.');
	process.exitCode = isWell && isTyped ? 0 : 1;
}
