import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeChannel, integrityOf, openStore, promote } from '@estate/releases';
import { buildRemote } from '@estate/remote-kit/build';
import type { RemoteManifest } from '@estate/shared-contract';
import { templateFiles } from '../../../create-remote/src/template-files.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';

const NAME = 'newcomer';
/** Below the root, where its imports find the packages */
const SOURCE = path.join(ROOT, 'var', 'bench-remotes', NAME);
const VERSION = '1.0.0';

/** As long as the template's, so that no size changes with it */
const nameOf = (index: number) => `${NAME.slice(0, -3)}${String(index).padStart(3, '0')}`;

/** A copy of a built remote under another name, with sizes and hashes of its own. */
async function copyAs(built: string, name: string, folder: string): Promise<void> {
	await rm(folder, { recursive: true, force: true });
	await cp(built, folder, { recursive: true });
	const manifest = JSON.parse(await readFile(path.join(built, 'remote.json'), 'utf8')) as RemoteManifest;
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = path.join(entry.parentPath, entry.name);
		await writeFile(file, (await readFile(file, 'utf8')).replaceAll(NAME, name));
	}
	const files = await Promise.all(
		manifest.files.map(async (file) => {
			const bytes = await readFile(path.join(folder, file.path));
			return { ...file, size: bytes.byteLength, integrity: integrityOf(bytes) };
		}),
	);
	const renamed = JSON.parse(JSON.stringify(manifest).replaceAll(NAME, name)) as RemoteManifest;
	await writeFile(path.join(folder, 'remote.json'), JSON.stringify({ ...renamed, files }));
}

/** Writes what `npm run create-remote` makes. */
async function writeSource(): Promise<void> {
	await rm(SOURCE, { recursive: true, force: true });
	for (const [file, text] of templateFiles('workspace', { name: NAME, slot: 'overview' })) {
		await mkdir(path.dirname(path.join(SOURCE, file)), { recursive: true });
		await writeFile(path.join(SOURCE, file), text);
	}
}

/** Publishes and promotes so many further remotes, each with a page, a slot and texts in four languages of its own. */
export async function registerRemotes(location: string, count: number): Promise<void> {
	const store = openStore(location);
	const work = await mkdtemp(path.join(tmpdir(), 'remotes-'));
	try {
		await writeSource();
		const { outDir } = await buildRemote({
			dir: SOURCE,
			version: VERSION,
			outDir: path.join(work, 'built'),
		});
		for (let index = 0; index < count; index++) {
			const name = nameOf(index);
			await copyAs(outDir, name, path.join(work, 'copy'));
			await store.artifacts.put(path.join(work, 'copy'));
			await changeChannel(
				store.log,
				{ channel: 'production', remote: name, action: 'promote', who: 'bench', why: 'bench' },
				(state) => promote(state, name, VERSION),
			);
		}
	} finally {
		await rm(work, { recursive: true, force: true });
	}
}
