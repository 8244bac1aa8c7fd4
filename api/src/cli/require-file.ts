import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.ts';

const factsOf = (file: string) => statSync(file, { throwIfNoEntry: false });

/** Throws a CommandError for what is no file; `give` says which is meant. */
export function requireFile(file: string, give: string): void {
	if (!factsOf(file)?.isFile()) throw new CommandError(`There is no file ${file}: give ${give}.`);
}

/** Throws a CommandError where a file is already, or no folder for one. */
export function requireNewFile(file: string): void {
	if (existsSync(file)) throw new CommandError(`${file} exists already: choose another name.`);
	const folder = path.dirname(file);
	if (!factsOf(folder)?.isDirectory())
		throw new CommandError(`There is no folder ${folder}: make it, or choose another place.`);
}
