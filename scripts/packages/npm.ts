import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Publishing {
	/** Address */
	registry: string;
	/** Dist-tag */
	tag: string;
	provenance: boolean;
}

/** Runs npm in a folder; throws an Error with what it said and what to look at. */
async function npm(folder: string, args: readonly string[]): Promise<string> {
	try {
		return (await run('npm', [...args, '--loglevel=error'], { cwd: folder })).stdout.trim();
	} catch (error) {
		const { stderr = '' } = error as { stderr?: string };
		throw new Error(
			`npm ${args[0]} of ${path.basename(folder)} failed:\n${stderr.trim()}\nIs the registry there, and is npm logged in to it (npm login --registry <address>)? Then run the command again: what is published already is left as it is.`,
			{ cause: error },
		);
	}
}

const identityOf = (folder: string) => {
	const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
	const { name, version } = JSON.parse(text) as { name: string; version: string };
	return `${name}@${version}`;
};

/** Makes a tarball of a folder; answers its path. */
export async function packPackage(folder: string, out: string): Promise<string> {
	const file = await npm(folder, ['pack', '--pack-destination', out]);
	return path.join(out, file);
}

/** Has the registry this version already? */
export async function isPublished(folder: string, registry: string): Promise<boolean> {
	const look = ['view', identityOf(folder), 'version', '--registry', registry, '--loglevel=silent'];
	return run('npm', look, { cwd: folder }).then(
		({ stdout }) => stdout.trim() !== '',
		() => false,
	);
}

/** Publishes a folder; answers name and version. Throws an Error with what npm said. */
export async function publishPackage(
	folder: string,
	{ registry, tag, provenance }: Publishing,
): Promise<string> {
	const flags = ['--registry', registry, '--tag', tag, ...(provenance ? ['--provenance'] : [])];
	await npm(folder, ['publish', ...flags]);
	return identityOf(folder);
}
