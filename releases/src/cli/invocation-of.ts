import { relative } from 'node:path';

/** How a bundle is called from a folder: by its path below it, or else by the whole one. */
export function invocationOf(bundle: string, folder: string): string {
	const below = relative(folder, bundle);
	return `node ${below.startsWith('..') ? bundle : below}`;
}

/** How sources are called: `npm run release --`, or by the script of a repository of its own that is the command under another name. */
export function scriptInvocation({
	npm_lifecycle_event: script,
	npm_lifecycle_script: text,
}: NodeJS.ProcessEnv): string {
	return `npm run ${script && text?.trim() === 'estate-release' ? script : 'release'} --`;
}
