import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { readS3Location } from '../store/s3/s3-location.ts';
import { S3Objects } from '../store/s3/s3-objects.ts';
import { scratchFolder } from './fixture.ts';
import { type S3Server, startS3Server } from './s3-server/start-s3-server.ts';

/** A store with a back door: what stands in it is read and harmed as its disk or its server would see it. */
export interface StoreUnderTest {
	/** The store as another process sees it: with nothing in memory, and with local copies of its own */
	open(): Promise<ReleaseStore>;
	read(path: string): Promise<Buffer>;
	write(path: string, content: string | Uint8Array): Promise<void>;
	remove(path: string): Promise<void>;
	/** Paths of everything whose path begins so */
	list(start: string): Promise<string[]>;
}

/** An empty folder store. */
export async function emptyFolderStore(): Promise<StoreUnderTest & { folder: string }> {
	const folder = await scratchFolder();
	return {
		folder,
		open: async () => openStore(folder),
		read: (path) => readFile(join(folder, path)),
		async write(path, content) {
			// As a whole, so that who watches never meets the beginning of what is written.
			const temporary = join(folder, randomUUID());
			await writeFile(temporary, content);
			await mkdir(dirname(join(folder, path)), { recursive: true });
			await rename(temporary, join(folder, path));
		},
		remove: (path) => rm(join(folder, path), { recursive: true }),
		async list(start) {
			const files = await readdir(folder, { recursive: true, withFileTypes: true });
			return files
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
				.filter((path) => path.startsWith(start))
				.sort();
		},
	};
}

const ACCOUNT = { accessKeyId: 'estate', secretAccessKey: 'for-tests-on-this-machine-alone' };

/** Starts the S3 server of the tests and puts its account in the environment, unless `TEST_S3_URL` names another server. */
export async function startTestS3(
	options: { conditionalWrites?: boolean } = {},
): Promise<{ server: S3Server | undefined; location(prefix?: string): string; stop(): Promise<void> }> {
	const other = process.env.TEST_S3_URL;
	if (other) {
		const location = (prefix: string = randomUUID()) => {
			const url = new URL(other);
			url.pathname = `${url.pathname.replace(/\/$/, '')}/${prefix}`;
			return url.href;
		};
		return { server: undefined, location, stop: async () => {} };
	}
	process.env.AWS_ACCESS_KEY_ID = ACCOUNT.accessKeyId;
	process.env.AWS_SECRET_ACCESS_KEY = ACCOUNT.secretAccessKey;
	const server = await startS3Server({ account: ACCOUNT, buckets: ['releases'], ...options });
	const location = (prefix: string = randomUUID()) =>
		`s3://releases/${prefix}?endpoint=${server.url}&path-style=yes`;
	return { server, location, stop: () => server.stop() };
}

/** An empty store on an S3 server. */
export function emptyS3Store(location: string): StoreUnderTest {
	const objects = new S3Objects(readS3Location(location));
	return {
		open: async () => openStore(location, { copies: join(await scratchFolder(), 'copies') }),
		async read(path) {
			const bytes = await objects.get(path);
			if (!bytes) throw new Error(`${path} is not in the bucket.`);
			return bytes;
		},
		write: (path, content) => objects.put(path, content),
		remove: (path) => objects.remove(path),
		list: async (start) => (await objects.list(start)).map(({ key }) => key),
	};
}
