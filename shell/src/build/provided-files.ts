import type { Compilation } from '@rspack/core';

const PROVIDED = /^provide shared module \([^)]*\) (.+)@[^@]+ = /;

/** Shared module → the scripts that bring it and the sheets that it wears, of those that are not in the application itself. */
export type ProvidedFiles = Readonly<Record<string, readonly string[]>>;

/** Reads them from a build of the application that has just run. */
export function providedFiles(app: Compilation | undefined): ProvidedFiles {
	const files: Record<string, string[]> = {};
	for (const module of app?.modules ?? []) {
		const request = PROVIDED.exec(module.identifier())?.[1];
		const groups = module.blocks.flatMap((block) => app?.chunkGraph.getBlockChunkGroup(block) ?? []);
		if (request !== undefined && groups.length > 0)
			files[request] = groups.flatMap((group) => group.getFiles().filter((file) => /\.(js|css)$/.test(file)));
	}
	return files;
}
