import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { givePassword, startSession } from '../testing/owner-account.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

const PDF = Buffer.from('%PDF-1.4\n% epc\n%%EOF\n');
const documents = [{ ID: 'epc', Name: { nl: 'EPC-attest' }, Kind: 'epc', file: 'epc.pdf' }];

describe('documents of an own property', () => {
	let api: TestApi;
	const tokens: string[] = [];
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(
			api.database.db,
			[
				...SAMPLE_SITE,
				...[1, 2].map((ID) => sampleProperty({ ID, documents } as never)),
				...[1, 2].map((id) => ({
					kind: 'owner' as const,
					id,
					firstName: 'Eigenaar',
					lastName: String(id),
					email: `owner${id}@example.test`,
					propertyIds: [id],
					visits: [],
					communications: [],
					media: [],
					pageVisits: [],
				})),
			],
			{ dataDir: api.configuration.DATA_DIR, files: { 'epc.pdf': PDF } },
		);
		await givePassword(api.database.db);
		for (const id of [1, 2]) tokens[id] = await startSession(api, id);
	});
	afterAll(() => api.close());

	const get = (path: string, who?: number) =>
		api.app.inject({
			url: `/api/v1/owner/properties/${path}`,
			cookies: who ? { '__Host-session': tokens[who] ?? '' } : {},
		});

	it('come as files under their name, not to be cached', async () => {
		const file = await get('1/documents/epc', 1);
		expect(file.rawPayload).toEqual(PDF);
		expect(file.headers).toMatchObject({
			'content-type': 'application/pdf',
			'content-disposition': 'attachment; filename="epc-attest.pdf"',
			'cache-control': 'private, no-store',
			'x-content-type-options': 'nosniff',
		});
	});

	it('are not there under another name', async () => {
		expect((await get('1/documents/plan', 1)).statusCode).toBe(404);
		expect((await get('1/documents/..%2Fepc.pdf', 1)).statusCode).toBe(404);
	});
});
