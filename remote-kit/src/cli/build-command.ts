import { relative } from 'node:path';
import type { BuildMode } from '../build/build-mode.ts';
import { buildRemote } from '../build/build-remote.ts';

export interface BuildCommand {
	dir: string;
	version: string | undefined;
	outDir: string | undefined;
	mode: BuildMode | undefined;
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Builds the remote and says in a few lines what came out. */
export async function buildCommand({ dir, version, outDir, mode }: BuildCommand): Promise<void> {
	const start = performance.now();
	const built = await buildRemote({
		dir,
		...(version ? { version } : {}),
		...(outDir ? { outDir } : {}),
		...(mode ? { mode } : {}),
	});
	const { name, slots, files } = built.manifest;
	const size = (part: string) =>
		kilobytes(files.filter(({ path }) => path.startsWith(part)).reduce((sum, file) => sum + file.size, 0));
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	console.log(
		`${name} ${built.manifest.version} built in ${seconds} s: ${relative(process.cwd(), built.outDir) || '.'}`,
	);
	console.log(`  slots: ${slots.map((slot) => slot.name).join(', ')}`);
	console.log(`  client ${size('client/')}, server ${size('server/')}`);
}
