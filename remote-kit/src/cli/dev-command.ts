import { watch } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../build/build-error.ts';
import { buildRemote } from '../build/build-remote.ts';
import { serveBuild } from './serve-build.ts';

export interface DevCommand {
	dir: string;
	port: number;
}

/** Milliseconds in which changes are gathered: an editor writes several files at once. */
const GATHER = 60;

/** Builds for development after every change and serves the newest build, for pages of any origin on this machine. */
export async function devCommand({ dir, port }: DevCommand): Promise<void> {
	const outDir = join(dir, 'dist/dev');
	let running: Promise<void> | undefined;
	let again = false;

	async function build(): Promise<void> {
		const start = performance.now();
		try {
			const { manifest } = await buildRemote({ dir, outDir, mode: 'development' });
			console.log(`${manifest.name} built in ${Math.round(performance.now() - start)} ms`);
		} catch (error) {
			if (!(error instanceof BuildError)) throw error;
			console.error(error.message);
		}
	}

	function changed(): void {
		if (running) {
			again = true;
			return;
		}
		running = build().finally(() => {
			running = undefined;
			if (!again) return;
			again = false;
			changed();
		});
	}

	const address = await serveBuild(outDir, port);
	await build();
	let timer: NodeJS.Timeout | undefined;
	watch(join(dir, 'src'), { recursive: true }, () => {
		clearTimeout(timer);
		timer = setTimeout(changed, GATHER);
	});
	console.log(`Serving ${address}/remote.json and its files; following changes. Ctrl-C ends it.`);
}
