import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundledPackage } from '@estate/shared-contract';
import { ROOT } from './settings.ts';

interface LockEntry {
	version?: string;
	license?: string;
	link?: boolean;
	dependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
	peerDependencies?: Record<string, string>;
}

/** Path of a package in the lock file → what it says of it; folders of the workspaces among them. */
export type Lock = Readonly<Record<string, LockEntry>>;

const FOLDER = 'node_modules/';

export function readLock(): Lock {
	return JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;
}

/** Every installed package, without the workspaces. */
export function installedPackages(lock: Lock): BundledPackage[] {
	return Object.keys(lock)
		.filter((place) => place.includes(FOLDER) && !lock[place]?.link)
		.map((place) => packageAt(lock, place));
}

function packageAt(lock: Lock, place: string): BundledPackage {
	const { version = '', license: licence = '' } = lock[place] ?? {};
	return { name: place.slice(place.lastIndexOf(FOLDER) + FOLDER.length), version, licence };
}

/** Where Node finds a package that one at `place` imports: beside it, or further up. */
function resolve(lock: Lock, place: string, name: string): string | undefined {
	for (let folder = place; ; folder = folder.slice(0, folder.lastIndexOf(FOLDER)).replace(/\/$/, '')) {
		const found = folder === '' ? FOLDER + name : `${folder}/${FOLDER}${name}`;
		if (found in lock) return found;
		if (folder === '') return undefined;
		if (!folder.includes(FOLDER)) folder = '';
	}
}

/**
 * Where the packages lie that these need, workspaces or packages: their dependencies, and those of them, without `left` and
 * what only these need. Optional ones of other systems are among them.
 */
export function runtimePlaces(lock: Lock, from: readonly string[], left: readonly string[] = []): string[] {
	const seen = new Set<string>();
	const waiting = [...from];
	for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
		const { dependencies, optionalDependencies, peerDependencies } = lock[place] ?? {};
		for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
			const found = left.includes(name) ? undefined : resolve(lock, place, name);
			if (!found || seen.has(found)) continue;
			seen.add(found);
			waiting.push(lock[found]?.link ? name.replace('@estate/', '') : found);
		}
	}
	return [...seen].filter((place) => !lock[place]?.link);
}

/** What runs with these workspaces: their dependencies, and those of them. Optional ones of other systems are named too. */
export function runtimePackages(
	lock: Lock,
	workspaces: readonly string[],
	left: readonly string[] = [],
): BundledPackage[] {
	return runtimePlaces(lock, workspaces, left).map((place) => packageAt(lock, place));
}
