import { relative, sep } from 'node:path';

/** A request for a file, seen from a folder: an absolute path would be part of a module's id, and of what hashes are made of. */
export const relativeRequest = (dir: string, path: string): string =>
	`./${relative(dir, path).split(sep).join('/')}`;
