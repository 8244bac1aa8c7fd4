import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded } from '../database/open-embedded.ts';
import { IMAGE_VARIABLE, testDatabases } from './test-databases.ts';

/** Vitest calls it once: says which databases the tests run on, and makes what each test starts from. */
export default async function beforeAllTests(): Promise<() => Promise<void>> {
	const names = testDatabases().map(({ name }) => name);
	console.log(`api tests run on ${names.join(' and ')}.`);
	const folder = await mkdtemp(path.join(tmpdir(), 'estate-image-'));
	const file = path.join(folder, 'empty.tar');
	const database = await openEmbedded(undefined);
	await writeFile(file, await database.image());
	await database.close();
	process.env[IMAGE_VARIABLE] = file;
	return () => rm(folder, { recursive: true, force: true });
}
