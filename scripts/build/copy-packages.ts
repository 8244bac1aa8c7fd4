import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { readLock, runtimePlaces } from '../stack/lock-packages.ts';
import { ROOT } from '../stack/settings.ts';
import { BESIDE } from './packages-beside.ts';

/** Types, sources, maps and guides: nobody runs them. Licences stay. */
const NEVER_RUN = /\.(?:map|md|markdown|[cm]?tsx?|tsbuildinfo)$|(?:^|\/)(?:\.github|\.yarn)(?:\/|$)/;

/** Copies the packages that lie beside the bundles, and those that they need, to `<out>/node_modules`. Returns their places below it. */
export async function copyPackages(out: string): Promise<string[]> {
	const own = Object.keys(BESIDE).map((name) => `node_modules/${name}`);
	const places = [...new Set([...own, ...runtimePlaces(readLock(), own)])].filter((place) =>
		// Those of other systems are not installed.
		existsSync(path.join(ROOT, place)),
	);
	for (const place of places) {
		const from = path.join(ROOT, place);
		const leftOut = BESIDE[place.replace('node_modules/', '')];
		await cp(from, path.join(out, place), {
			recursive: true,
			dereference: true,
			filter(source) {
				const file = path.relative(from, source).replaceAll(path.sep, '/');
				// Packages of its own have places of their own.
				return file !== 'node_modules' && !NEVER_RUN.test(file) && !leftOut?.test(file);
			},
		});
	}
	return places;
}
