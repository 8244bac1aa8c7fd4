// node shell/build.ts [--watch] [--development]: builds the shell into shell/dist.
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BuildError } from '@estate/remote-kit/build';
import { buildShell } from './src/build/build-shell.ts';

const HELP = `node shell/build.ts — builds the shell into shell/dist.

  --watch         build again at every change of shell/src, console/src and map-frame/src
  --development   readable output with source maps`;

const { values } = parseArgs({
	options: {
		help: { type: 'boolean', short: 'h' },
		watch: { type: 'boolean' },
		development: { type: 'boolean' },
	},
});

async function build(): Promise<boolean> {
	const started = performance.now();
	try {
		await buildShell(values.development ? 'development' : 'production');
		console.log(`Shell built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
		return true;
	} catch (error) {
		console.error(error instanceof BuildError ? error.message : error);
		return false;
	}
}

if (values.help) {
	console.log(HELP);
} else {
	const isBuilt = await build();
	if (!values.watch) process.exit(isBuilt ? 0 : 1);
	let timer: NodeJS.Timeout | undefined;
	let running = Promise.resolve(isBuilt);
	for (const folder of ['./src', '../console/src', '../map-frame/src'])
		watch(fileURLToPath(new URL(folder, import.meta.url)), { recursive: true }, () => {
			clearTimeout(timer);
			timer = setTimeout(() => {
				running = running.then(build);
			}, 100);
		});
}
