import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedItem } from '../import/feed/feed-item.schema.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

const CHECKLIST = {
	ID: 'list',
	Kind: 'download',
	Name: { nl: 'Checklist voor verkopers', fr: 'Liste' },
	file: 'list.pdf',
};
const PROGRAM = { ID: 'run', Kind: 'download', Name: { nl: 'Programma' }, file: 'run.pdf' };

const ARTICLE: FeedItem = {
	kind: 'article',
	id: 7,
	categoryId: 1,
	title: { nl: 'Downloads' },
	intro: {},
	body: {},
	tags: [],
	publishedAt: '2026-02-01T09:00:00Z',
	documents: [CHECKLIST, PROGRAM],
};

describe('the files of an article', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		const report = await importItems(
			api.database.db,
			[
				...SAMPLE_SITE,
				ARTICLE,
				sampleProperty({
					ID: 1,
					documents: [{ ID: 'epc', Name: { nl: 'EPC' }, Kind: 'epc', file: 'epc.pdf' }],
				}),
			],
			{
				dataDir: api.configuration.DATA_DIR,
				files: { 'list.pdf': '%PDF-1.4 list', 'run.pdf': 'MZ program', 'epc.pdf': '%PDF-1.4 epc' },
			},
		);
		expect(report.leftOut.map(({ path }) => path)).toContain('documents.1');
	});
	afterAll(() => api.close());

	const documentsOf = async (language: string) =>
		(await api.app.inject(`/api/v1/articles/downloads?language=${language}`)).json().documents;

	it('are named in the reader’s language, and saved under that of the site', async () => {
		const [document, ...more] = await documentsOf('fr');
		expect(more).toEqual([]);
		expect(document).toMatchObject({ name: 'Liste', format: 'pdf' });
		const file = await api.app.inject(document.href);
		expect([file.statusCode, file.body]).toEqual([200, '%PDF-1.4 list']);
		expect(file.headers['content-disposition']).toBe('attachment; filename="checklist-voor-verkopers.pdf"');
		expect(file.headers['x-content-type-options']).toBe('nosniff');
	});

	it('are all that is served: no document of a property, and nothing outside', async () => {
		const { detail } = await api.database.db
			.selectFrom('property')
			.select('detail')
			.executeTakeFirstOrThrow();
		const [document] = await documentsOf('nl');
		for (const path of [
			`/api/v1/articles/7/files/${detail.documents[0]?.file}`,
			document.href.replace('/7/', '/8/'),
			document.href.replace('/7/', '/x/'),
			'/api/v1/articles/7/files/..%2F..%2Fetc%2Fpasswd',
		])
			expect((await api.app.inject(path)).statusCode, path).toBe(404);
	});
});
