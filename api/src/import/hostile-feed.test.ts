import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../testing/sample-feed.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import type { FeedItem } from './feed/feed-item.schema.ts';
import { LONGEST_FEED_NAME, LONGEST_FEED_TEXT } from './feed/text-bounds.ts';
import { LONGEST_FEED_LINE } from './feed-line.ts';
import { importFeed } from './import-feed.ts';

const [SITE] = SAMPLE_SITE.filter((item) => item.kind === 'site');
const texts = (text: string) => ({ nl: text });

describe('a feed that somebody wrote who wants harm', () => {
	let database: Database;
	let folder: string;
	beforeAll(async () => {
		database = await openTestDatabase();
	});
	afterAll(() => database.close());
	beforeEach(async () => {
		await database.db.deleteFrom('property').execute();
		folder = await mkdtemp(path.join(tmpdir(), 'estate-hostile-'));
	});
	afterEach(() => rm(folder, { recursive: true, force: true }));

	const kept = async () => {
		const rows = await database.db.selectFrom('property').selectAll().orderBy('id').execute();
		return rows;
	};
	const ids = async () => (await kept()).map(({ id }) => id);

	it('names a folder and a pipe as pictures and documents: they are left out, and nothing waits for them', async () => {
		mkdirSync(path.join(folder, 'pictures'));
		execFileSync('mkfifo', [path.join(folder, 'pipe')]);
		const named = ['pictures', 'pipe'];
		const item = sampleProperty({
			ID: 1,
			pictures: named.map((file) => ({ file, name: file })),
			documents: named.map((file) => ({ ID: file, Name: texts(file), Kind: 'pdf', file })),
		});
		const file = path.join(folder, 'feed.ndjson');
		await writeFile(file, [item, sampleProperty({ ID: 2 })].map((each) => JSON.stringify(each)).join('\n'));
		const configuration = readConfiguration({ SITE_URL: 'https://www.example.test', DATA_DIR: folder });
		const { leftOut, refused } = await importFeed(database.db, { file, dataDir: folder, configuration });
		expect(refused).toEqual([]);
		expect(leftOut.map(({ path: at, message }) => [at, message])).toEqual([
			['documents.0', '"pictures" is no file. Name the document itself.'],
			['documents.1', '"pipe" is no file. Name the document itself.'],
			['pictures.0', 'Picture "pictures" is no file. Name the picture itself.'],
			['pictures.1', 'Picture "pipe" is no file. Name the picture itself.'],
		]);
		expect(await ids()).toEqual([1, 2]);
	});

	it('has a line without end: it is refused without being kept, and the others are taken', async () => {
		const long = JSON.stringify(sampleProperty({ ID: 2, Description: texts('a'.repeat(LONGEST_FEED_LINE)) }));
		const feed = [sampleProperty({ ID: 1 }), long, sampleProperty({ ID: 3 })];
		const { refused, withdrawalsHeld } = await importItems(database.db, feed, { withdrawMissing: true });
		expect(refused).toEqual([
			{ line: 2, item: '?', path: '', message: expect.stringContaining('more than 4000000 characters') },
		]);
		expect(withdrawalsHeld).toBe(true);
		expect(await ids()).toEqual([1, 3]);
	});

	it.each([
		['TypeDescription.nl', { TypeDescription: texts('a'.repeat(LONGEST_FEED_NAME + 1)) }],
		['Description.nl', { Description: texts('a'.repeat(LONGEST_FEED_TEXT + 1)) }],
		['City', { City: 'a'.repeat(LONGEST_FEED_NAME + 1) }],
		['Street', { Street: 'a'.repeat(LONGEST_FEED_NAME + 1) }],
	])('has a text without end in %s', async (at, over) => {
		const feed = [sampleProperty({ ID: 1, ...over }), sampleProperty({ ID: 2 })];
		const { refused } = await importItems(database.db, feed);
		expect(refused).toMatchObject([
			{ item: 'property 1', path: at, message: expect.stringContaining('too long: no more than') },
		]);
		expect(await ids()).toEqual([2]);
	});

	it('turns the direction of texts and rings bells: such characters are taken out', async () => {
		await importItems(database.db, [
			sampleProperty({ ID: 1, City: 'G\u202eent\u0007', Street: 'Veld\u0085\u2066straat\tlang' }),
		]);
		expect(await kept()).toMatchObject([{ city: 'Gent', summary: { Street: 'Veldstraat\tlang' } }]);
	});

	it.each([
		[0, 0],
		[91, 181],
		[1e308, 1e308],
		[3.72, 51.05],
	])('stands at %d, %d: it is taken, on no map', async (lat, lng) => {
		const Location = { lat, lng };
		const feed = [sampleProperty({ ID: 1, Location }), sampleProject({ ID: 5, Location })];
		const { leftOut, refused } = await importItems(database.db, feed);
		expect(refused).toEqual([]);
		expect(leftOut.map(({ item, path: at }) => [item, at])).toEqual([
			['property 1', 'Location'],
			['project 5', 'Location'],
		]);
		expect(await kept()).toMatchObject([{ id: 1, lat: null, lng: null }]);
	});

	it.each<[string, string, (site: NonNullable<typeof SITE>) => unknown]>([
		[
			'colours that hold more than a colour',
			'configuration.marqueeColors.1',
			({ configuration }) => ({
				...configuration,
				marqueeColors: { 1: '#B9502B;position:fixed;inset:0' },
			}),
		],
		[
			'an address that is two',
			'configuration.agency.email',
			({ configuration }) => ({
				...configuration,
				agency: { ...configuration.agency, email: 'a@b.example\r\nBcc: x@y.example' },
			}),
		],
		[
			'a language a thousand times',
			'configuration.enabledLanguages',
			({ configuration }) => ({ ...configuration, enabledLanguages: Array(1_000).fill('nl') }),
		],
	])('has %s', async (_, at, over) => {
		const item = { ...SITE!, configuration: over(SITE!) } as FeedItem;
		const { refused } = await importItems(database.db, [item]);
		expect(refused.map(({ path: where }) => where)).toEqual([at]);
	});

	it('names a page as an office document: it is handed on as what it is', async () => {
		const zip = Buffer.from('PK\u0003\u0004<script>');
		const documents = ['evil.html', 'plan.docx'].map((file) => ({
			ID: file,
			Name: texts(file),
			Kind: 'pdf',
			file,
		}));
		await importItems(database.db, [sampleProperty({ ID: 1, documents })], {
			files: { 'evil.html': zip, 'plan.docx': Buffer.concat([zip, zip]) },
		});
		expect(await kept()).toMatchObject([
			{
				detail: {
					documents: [{ file: expect.stringMatching(/\.zip$/) }, { file: expect.stringMatching(/\.docx$/) }],
				},
			},
		]);
	});
});
