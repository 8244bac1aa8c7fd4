import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from './stack/settings.ts';

const HELP = `npm run check — looks at format, lint, import borders and types of all packages, as “npm test -- --only lint” and “--only types” do.

  npm run check             changes nothing
  npm run format            puts lines and imports in order (npm run check -- --write), and looks at nothing else`;

const { values } = parseArgs({
	options: { help: { type: 'boolean', short: 'h' }, write: { type: 'boolean' } },
});

function succeeds(command: string, ...args: string[]): boolean {
	const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
	if (error) console.error(error.message);
	return status === 0;
}

if (values.help) console.log(HELP);
else if (values.write) process.exitCode = succeeds('biome', 'check', '--write', '.') ? 0 : 1;
else process.exitCode = succeeds('biome', 'check', '.') && succeeds('tsc', '-p', 'tsconfig.json') ? 0 : 1;
