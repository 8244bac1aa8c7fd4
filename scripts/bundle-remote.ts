import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { remoteCommand } from './remote/remotes.ts';
import { ROOT } from './stack/settings.ts';

const HELP = `npm run bundle -w mfe-<remote> — what Rspack itself says of a remote's bundles: files with their sizes, and why they grew.

  npm run bundle -w mfe-listings                        a list of files and chunks
  npm run bundle -w mfe-listings -- --json stats.json   everything, for an analyzer of bundles
  npm run bundle -w mfe-listings -- --mode development  readable output in dist/bundle
  npm run bundle -w mfe-listings -- --watch             again at every change

  Takes the options of rspack (npx rspack --help). What is published is built by "npm run release -- publish".`;

const { remote, rest } = remoteCommand(HELP);
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
