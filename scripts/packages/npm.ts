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

/** npm's codes of what a registry said, where others say that none did */
const ANSWERED = /npm error code (?:E\d{3}|ENEEDAUTH)\b/;
/** Above npm's own limit, which says why */
const SPARE_MS = 3_000;

/**
 * Throws an Error where nothing answers at the address within so many milliseconds: npm itself would try for minutes, for
 * each package. Whatever a registry says is an answer. By npm, which knows of proxies and certificates.
 */
export async function requireRegistry(registry: string, timeoutMs = 10_000): Promise<void> {
	const limits = ['--fetch-retries=0', `--fetch-timeout=${timeoutMs}`];
	const ping = ['ping', '--registry', registry, '--loglevel=error', ...limits];
	try {
		await run('npm', ping, { timeout: timeoutMs + SPARE_MS });
	} catch (error) {
		const { stderr = '' } = error as { stderr?: string };
		if (ANSWERED.test(stderr)) return;
		const [, code = 'no answer in time'] = /npm error code (\S+)/.exec(stderr) ?? [];
		throw new Error(
			`No registry answers at ${registry} (${code}): check the address and that its server runs, then run the command again.`,
			{ cause: error },
		);
	}
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
