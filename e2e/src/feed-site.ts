import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireScript } from '../../scripts/stack/command.ts';
import { ServerProcess } from '../../scripts/stack/server-process.ts';
import { TEST_DATA_DIR, testStackSettings } from './test-stack.ts';

/** How far the ports of this site and its api are from that of the test stack. */
const SITE_OFFSET = 9;
const API_OFFSET = 10;
/** What a site needs to have pages; homes would take long to import. */
const KINDS = new Set(['site', 'category', 'article', 'testimonial', 'team-member']);

type Item = { kind: string } & Record<string, unknown>;

/** The demo agency without homes, projects and pictures. */
function smallAgency(): Item[] {
	const lines = readFileSync(path.join(TEST_DATA_DIR, 'demo', 'feed.ndjson'), 'utf8').split('\n');
	return lines
		.filter((line) => line.trim() !== '')
		.map((line) => JSON.parse(line, (key, value) => (key === 'picture' ? undefined : value)) as Item)
		.filter(({ kind }) => KINDS.has(kind))
		.map((item) => JSON.parse(JSON.stringify(item, (key, value) => (key === 'pictures' ? [] : value))));
}

export interface FeedSite {
	url: string;
	/** What the import printed */
	imported: string;
	stop(): Promise<void>;
}

/** A site of its own on the test stack's releases: real import, api and shell, with these items beside the demo agency's articles and people. */
export async function startFeedSite(items: readonly object[]): Promise<FeedSite> {
	const { port, environment } = testStackSettings();
	const dataDir = path.join(TEST_DATA_DIR, 'feed-site');
	const url = `http://localhost:${port + SITE_OFFSET}`;
	const apiUrl = `http://127.0.0.1:${port + API_OFFSET}`;
	const own = {
		...environment,
		DATA_DIR: dataDir,
		PORT: String(port + SITE_OFFSET),
		API_PORT: String(port + API_OFFSET),
		API_URL: apiUrl,
		SITE_URL: url,
	};
	mkdirSync(dataDir, { recursive: true });
	// Beside the demo's own, where the agency's logo lies.
	const feed = path.join(TEST_DATA_DIR, 'demo', 'feed-site.ndjson');
	writeFileSync(feed, [...smallAgency(), ...items].map((item) => `${JSON.stringify(item)}\n`).join(''));
	await requireScript('Migrating the database', 'api/src/cli/db.ts', ['migrate'], own);
	const imported = await requireScript('Importing the feed', 'api/src/cli/import.ts', [feed], own);
	const common = { environment: own, restart: false };
	const api = new ServerProcess({
		name: 'feed api',
		file: 'api/src/main.ts',
		healthUrl: `${apiUrl}/healthz`,
		...common,
	});
	const site = new ServerProcess({
		name: 'feed site',
		file: 'shell/src/server/main.ts',
		healthUrl: `${url}/healthz`,
		...common,
	});
	await api.start();
	await site.start();
	return {
		url,
		imported,
		async stop() {
			await site.stop();
			await api.stop();
		},
	};
}
