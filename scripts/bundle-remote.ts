import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { requireRemote } from './remote/remotes.ts';
import { ROOT } from './stack/settings.ts';

const HELP = `npm run bundle -w mfe-<remote> — what Rspack itself says of a remote's bundles: files with their sizes, and why they grew.

  npm run bundle -w mfe-listings                        a list of files and chunks
  npm run bundle -w mfe-listings -- --json stats.json   everything, for an analyzer of bundles
  npm run bundle -w mfe-listings -- --mode development  readable output in dist/bundle
  npm run bundle -w mfe-listings -- --watch             again at every change

  Takes the options of rspack (npx rspack --help). What is published is built by "npm run release -- publish".`;

const [remote = '', ...rest] = process.argv.slice(2);
if (rest.includes('--help') || rest.includes('-h')) {
	console.log(HELP);
	process.exit(0);
}
try {
	requireRemote(remote);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
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
