import { accessSync, constants, globSync } from 'node:fs';
import path from 'node:path';

/** Programs of the drills, and the Debian package that each comes with. */
const PACKAGES = {
	caddy: 'caddy',
	nginx: 'nginx',
	'systemd-analyze': 'systemd',
	initdb: 'postgresql',
	postgres: 'postgresql',
} as const;

export type DebianProgram = keyof typeof PACKAGES;

function isRunnable(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** Path of a program of this machine. Throws what has to be installed where it lacks: a test without it fails, none is skipped. */
export function debianProgram(name: DebianProgram): string {
	const folders = [
		...(process.env.PATH ?? '').split(path.delimiter),
		'/usr/sbin',
		...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
	];
	const found = folders.map((folder) => path.join(folder, name)).find(isRunnable);
	if (found) return found;
	throw new Error(`${name} is not on this machine: apt-get install ${PACKAGES[name]}`);
}
