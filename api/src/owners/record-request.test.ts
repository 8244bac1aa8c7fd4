import type { Communication, FormValues, RequestBody, RequestKind } from '@estate/shared-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { givePassword, startSession } from '../testing/owner-account.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

describe('requests that owners are informed of', () => {
	let api: TestApi;
	let token = '';
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1, contactId: 1 }),
			{
				kind: 'owner',
				id: 1,
				firstName: 'An',
				lastName: 'Eigenaar',
				email: 'an@example.test',
				propertyIds: [1],
				visits: [],
				communications: [],
				media: [],
				pageVisits: [],
			},
		]);
		await givePassword(api.database.db);
		token = await startSession(api, 1);
	});
	afterAll(() => api.close());
	beforeEach(() => api.database.db.deleteFrom('request').execute());

	const send = (kind: RequestKind, values: FormValues = {}, changes: Partial<RequestBody> = {}) =>
		api.app.inject({
			method: 'POST',
			url: `/api/v1/requests/${kind}`,
			payload: sampleRequest(kind, values, changes),
		});
	const recorded = async (language: string): Promise<Communication[]> =>
		(
			await api.app.inject({
				url: `/api/v1/owner/properties/1?language=${language}`,
				cookies: { '__Host-session': token },
			})
		).json().communications;

	it('reports a question at once, in the language of the owner, without what the visitor wrote', async () => {
		const before = Date.now();
		const answer = await send('contact-me', { remark: 'Mijn geheim: 0470 12 34 56' });
		expect(answer.statusCode).toBe(201);
		const [row, ...others] = await recorded('nl');
		expect(others).toEqual([]);
		expect(row).toMatchObject({
			type: 'Formulier',
			subject: 'Vraag over het pand',
			status: 'Ontvangen',
			source: 'Website',
		});
		expect(row?.contact).toMatch(/^[A-Z]\. \S+$/);
		const date = Date.parse(row?.date ?? '');
		expect([before <= date, date <= Date.now()]).toEqual([true, true]);
		expect(JSON.stringify(row)).not.toContain('geheim');
		expect((await recorded('fr'))[0]?.subject).toBe('Question sur le bien');
		expect((await recorded('de'))[0]?.subject).toBe('Frage zur Immobilie');
	});

	it('reports an offer without its amount, and documents', async () => {
		expect((await send('purchase-offer', { amount: '456789' })).statusCode).toBe(201);
		expect((await send('request-documents')).statusCode).toBe(201);
		const rows = await recorded('en');
		expect(rows.map(({ subject }) => subject).sort()).toEqual(['Documents requested', 'Offer received']);
		expect(JSON.stringify(rows)).not.toContain('456');
	});

	it('reports a request once, and nothing that is not about the property', async () => {
		const key = { idempotencyKey: 'the-same-key-twice' };
		for (let n = 0; n < 2; n++) expect((await send('contact-me', {}, key)).statusCode).toBe(201);
		expect((await send('sign-newsletter')).statusCode).toBe(201);
		expect(await recorded('nl')).toHaveLength(1);
	});

	it('forgets what it reported when the request is removed', async () => {
		await send('contact-me');
		await api.database.db.deleteFrom('request').execute();
		expect(await recorded('nl')).toEqual([]);
	});

	it('gives it in files as it is read', async () => {
		await send('contact-me');
		const csv = await api.app.inject({
			url: '/api/v1/owner/properties/1/communications.csv?language=fr',
			cookies: { '__Host-session': token },
		});
		expect(csv.body).toContain('Question sur le bien');
	});
});
