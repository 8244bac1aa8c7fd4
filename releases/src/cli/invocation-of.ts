import { relative } from 'node:path';

/** How a bundle is called from a folder: by its path below it, or else by the whole one. */
export function invocationOf(bundle: string, folder: string): string {
	const below = relative(folder, bundle);
	return `node ${below.startsWith('..') ? bundle : below}`;
}
