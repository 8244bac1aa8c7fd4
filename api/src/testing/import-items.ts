import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfiguration } from '../configuration.ts';
import type { Db } from '../database/database.ts';
import type { FeedItem } from '../import/feed/feed-item.schema.ts';
import { type ImportOptions, importFeed } from '../import/import-feed.ts';
import type { ImportReport } from '../import/import-report.ts';

/** Imports items, or lines as they are, as a feed of their own. `files` lie beside the feed. */
export async function importItems(
	db: Db,
	items: readonly (FeedItem | string)[],
	{ files = {}, ...options }: Partial<ImportOptions> & { files?: Record<string, string | Buffer> } = {},
): Promise<ImportReport> {
	const folder = await mkdtemp(path.join(tmpdir(), 'estate-feed-'));
	try {
		const file = path.join(folder, 'feed.ndjson');
		const lines = items.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
		await writeFile(file, `${lines.join('\n')}\n`);
		for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
		const configuration = readConfiguration({ SITE_URL: 'https://www.example.test', DATA_DIR: folder });
		return await importFeed(db, { file, dataDir: folder, configuration, ...options });
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
