import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

const MEGABYTE = 1024 * 1024;
/** Room for a handful of uploads; with less, the disk counts as full */
const LEAST_FREE_BYTES = 64 * MEGABYTE;
/** A file system gives out space by blocks: this is more than one */
const TRIAL = Buffer.alloc(8 * 1024, 1);
const LOOK_EVERY_MS = 5_000;

async function isWritable(dataDir: string): Promise<boolean> {
	const folder = path.join(dataDir, 'uploads');
	const file = path.join(folder, `.health-${process.pid}`);
	try {
		await mkdir(folder, { recursive: true });
		const { bavail, bsize } = await statfs(folder);
		if (bavail * bsize < LEAST_FREE_BYTES) return false;
		await writeFile(file, TRIAL);
		return true;
	} catch {
		return false;
	} finally {
		await rm(file, { force: true }).catch(() => {});
	}
}

/** Can files of visitors be stored? Tried at most once in five seconds, however often it is asked. */
export function storageHealth(dataDir: string): () => Promise<boolean> {
	let looked = { atMs: Number.NEGATIVE_INFINITY, answer: Promise.resolve(true) };
	return () => {
		const now = performance.now();
		if (now - looked.atMs > LOOK_EVERY_MS) looked = { atMs: now, answer: isWritable(dataDir) };
		return looked.answer;
	};
}
