import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION, type RemoteManifest } from '@estate/shared-contract';

/** `remote.json` as remote-kit of contract 1.5.0 wrote it. */
function asContract1({ brings: _, slots, packages = [], ...manifest }: RemoteManifest) {
	return {
		...manifest,
		slots: slots.map(({ query, ...slot }) => (query === 'any' ? slot : { ...slot, query })),
		packages: packages.map(({ parts: _, ...each }) => each),
	};
}

/** Changes a build to what it were on another version of the contract: manifest, server bundle, hashes. */
export async function putOnContract(folder: string, contract: string): Promise<void> {
	const [manifestFile, bundleFile] = [join(folder, 'remote.json'), join(folder, 'server/server.mjs')];
	const bundle = (await readFile(bundleFile, 'utf8')).replaceAll(
		`contract: "${CONTRACT_VERSION}"`,
		`contract: "${contract}"`,
	);
	await writeFile(bundleFile, bundle);
	const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as RemoteManifest;
	const integrity = `sha384-${createHash('sha384').update(bundle).digest('base64')}`;
	const files = manifest.files.map((file) =>
		file.path === manifest.serverEntry ? { ...file, size: Buffer.byteLength(bundle), integrity } : file,
	);
	const changed = { ...manifest, files, contract };
	const text = JSON.stringify(contract.startsWith('1.') ? asContract1(changed) : changed);
	await writeFile(manifestFile, text);
}
