import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { billOfMaterials } from '../../releases/src/sbom/bill-of-materials.ts';
import { REMOTES } from '../remote/remotes.ts';
import { readLock, runtimePackages, runtimePlaces } from '../stack/lock-packages.ts';
import { ROOT } from '../stack/settings.ts';
import { MISSING } from './packages-beside.ts';

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;
const LINE = '-'.repeat(78);

/** The package that a file of it belongs to; undefined for one of ours. */
function placeOf(file: string): string | undefined {
	const [, before = '', name] =
		/^(.*node_modules\/)((?:@[^/]+\/)?[^/]+)/.exec(path.relative(ROOT, file)) ?? [];
	return name && before + name;
}

async function licenceOf(place: string): Promise<string> {
	const folder = path.join(ROOT, place);
	const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
	const files = (await readdir(folder, { withFileTypes: true })).filter(
		(entry) => entry.isFile() && LICENCE_FILE.test(entry.name),
	);
	const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file.name), 'utf8')));
	return [`${name} ${version} (${license ?? 'see below'})`, ...texts.map((text) => text.trim())].join('\n\n');
}

/**
 * Writes `<out>/licences.txt`, the licences of all that is in it with their texts, and `<out>/sbom.json` (CycloneDX).
 * `bundled`: files of the bundles; `copied`: places of packages.
 */
export async function writeLicences(
	out: string,
	bundled: readonly string[],
	copied: readonly string[],
): Promise<number> {
	const lock = readLock();
	const workspaces = ['shell', 'api', ...REMOTES.map((remote) => `mfe-${remote}`)];
	const places = new Set([
		...bundled.map(placeOf).filter((place) => place !== undefined),
		...copied,
		...runtimePlaces(lock, workspaces, MISSING),
	]);
	const texts: string[] = [];
	// Those of other systems are not installed, and not in it.
	for (const place of [...places].sort())
		await licenceOf(place).then(
			(text) => texts.push(text),
			() => {},
		);
	await writeFile(path.join(out, 'licences.txt'), `${texts.join(`\n\n${LINE}\n\n`)}\n`);
	const version = lock['']?.version ?? '0.0.0';
	const packages = runtimePackages(lock, workspaces, MISSING);
	await writeFile(path.join(out, 'sbom.json'), billOfMaterials({ name: 'estate', version, packages }));
	return texts.length;
}
