import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readOptions } from './read-options.ts';
import { remoteCommand } from './remote/remotes.ts';
import { ROOT } from './stack/settings.ts';

const HELP = `npm run bundle -w mfe-<remote> — what Rspack itself says of a remote's bundles: files with their sizes, and why they grew.

  npm run bundle -w mfe-listings                        a list of files and chunks
  npm run bundle -w mfe-listings -- --json stats.json   everything, for an analyzer of bundles
  npm run bundle -w mfe-listings -- --mode development  readable output in dist/bundle
  npm run bundle -w mfe-listings -- --watch             again at every change

  What is published is built by "npm run release -- publish".`;

const MODES: readonly string[] = ['production', 'development'];

const { remote, rest, called } = remoteCommand('bundle', HELP);
const { mode } = readOptions(called, {
	args: rest,
	options: { json: { type: 'string' }, mode: { type: 'string' }, watch: { type: 'boolean' } },
}).values;
if (mode !== undefined && !MODES.includes(mode)) {
	console.error(`--mode is "${mode}": give ${MODES.join(' or ')}.`);
	process.exit(2);
}
const { status } = spawnSync(
	path.join(ROOT, 'node_modules', '.bin', 'rspack'),
	[
		'build',
		'--config',
		path.join(ROOT, 'remote-kit', 'rspack.config.ts'),
		'--config-loader',
		'native',
		...rest,
	],
	{ cwd: path.join(ROOT, `mfe-${remote}`), stdio: 'inherit' },
);
process.exit(status ?? 1);
