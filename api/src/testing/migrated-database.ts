import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { placesChecksum } from '@estate/places';
import { migrate } from '../database/migrate.ts';
import { readMigrations } from '../database/migration-files.ts';
import { embeddedFolder, openEmbedded } from '../database/open-embedded.ts';
import { ROOT } from '../locations.ts';

const KEPT = path.join(ROOT, 'var', 'test-databases');

async function keyOf(): Promise<string> {
	const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
	const about = await readFile(path.join(engine, '../../package.json'), 'utf8');
	const hash = createHash('sha256').update(JSON.parse(about).version);
	hash.update(placesChecksum());
	for (const { name, checksum } of await readMigrations()) hash.update(`${name} ${checksum}`);
	return hash.digest('hex').slice(0, 16);
}

const imageOf = (dataDir: string) => path.join(dataDir, 'image.tar');

/**
 * A data folder whose embedded database is migrated and empty, with an image of it. It is made once for these
 * migrations and this version of the engine: that takes longer than most files of tests.
 */
export async function keptDatabase(): Promise<string> {
	const key = await keyOf();
	const dataDir = path.join(KEPT, key);
	if (existsSync(dataDir)) return dataDir;
	for (const former of existsSync(KEPT) ? await readdir(KEPT) : [])
		if (!former.startsWith(key)) await rm(path.join(KEPT, former), { recursive: true, force: true });
	const making = path.join(KEPT, `${key}-${randomUUID()}`);
	await mkdir(making, { recursive: true });
	const database = await openEmbedded(embeddedFolder(making));
	await migrate(database);
	await writeFile(imageOf(making), await database.image());
	await database.close();
	// Anyone who is first has made it for all.
	await rename(making, dataDir).catch(() => rm(making, { recursive: true }));
	return dataDir;
}

/** An image of an embedded database that is migrated and empty. */
export const readImage = async () => readFile(imageOf(await keptDatabase()));

/** Puts an embedded database that is migrated and empty into a data folder, as an api leaves it that ran there before. */
export async function putDatabase(dataDir: string): Promise<void> {
	await cp(embeddedFolder(await keptDatabase()), embeddedFolder(dataDir), { recursive: true });
}
