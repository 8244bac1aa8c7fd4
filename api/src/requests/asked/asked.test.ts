import type { FormValues, RequestBody, RequestKind } from '@estate/shared-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installationSecret } from '../../server/installation-secret.ts';
import { importItems } from '../../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../../testing/sample-feed.ts';
import { sampleRequest } from '../../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { askedToken, readAskedToken } from './asked-token.ts';

const HOUR = 3_600_000;

describe('what was asked', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1, PublishAddress: false, Street: 'Geheimstraat' }),
			sampleProperty({ ID: 2, Marquee: 4, Street: 'Geheimstraat' }),
			sampleProperty({ ID: 3, PublishAddress: true, Street: 'Coupure', HouseNumber: '12' }),
		]);
	});
	afterAll(() => api.close());

	const read = (token: string, language = 'nl') =>
		api.app.inject(`/api/v1/requests/asked/${token}?language=${language}`);
	async function send(kind: RequestKind, values: FormValues = {}, changes: Partial<RequestBody> = {}) {
		const payload = sampleRequest(kind, values, changes);
		const sent = await api.app.inject({ method: 'POST', url: `/api/v1/requests/${kind}`, payload });
		return sent.json().asked as string;
	}

	it('is read by the token of the receipt, and not kept by any cache: home, amount and hour of an offer', async () => {
		const day = new Date(Date.now() + 30 * 24 * HOUR).toISOString().slice(0, 10);
		const response = await read(
			await send('purchase-offer', { remark: 'geheim', validUntil: `${day}T18:00` }),
			'fr',
		);
		expect(response.json()).toEqual({
			kind: 'purchase-offer',
			about: { title: expect.any(String), place: '9000 Gand' },
			amount: 345_000,
			validUntil: expect.stringMatching(new RegExp(`^${day}T18:00:00\\+0[12]:00$`)),
		});
		expect(response.headers['cache-control']).toContain('no-store');
	});

	it('names the street only where the advert does, and the days of a visit that were asked for', async () => {
		const { about, period } = (await read(await send('contact-appointment', {}, { subjectId: 3 }))).json();
		expect(about.place).toBe('Coupure 12, 9000 Gent');
		expect(period).toEqual({ from: expect.stringMatching(/^20/), to: expect.stringMatching(/^20/) });
	});

	it('says that a colleague brings the documents of a discreet sale, and of which address a valuation is', async () => {
		const discreet = await read(await send('request-documents', {}, { subjectId: 2 }));
		expect(discreet.json()).toMatchObject({ byAgent: true });
		expect(discreet.body).not.toContain('Geheimstraat');
		const valuation = await read(await send('contact-demand', {}, { subjectId: undefined }));
		expect(valuation.json().about.place).toBe('Coupure 12, 9000 Gent');
	});

	it('has of a form that is sent again the token of the first time', async () => {
		const changes = { idempotencyKey: 'a form that is sent twice' };
		await send('purchase-offer', {}, changes);
		const { db } = api.database;
		const { reference, created_at } = await db
			.updateTable('request')
			.set({ created_at: sql`now() - interval '1 hour'` })
			.where('idempotency_key', '=', changes.idempotencyKey)
			.returning(['reference', 'created_at'])
			.executeTakeFirstOrThrow();
		const expected = askedToken(await installationSecret(db), reference, created_at.getTime());
		expect(await send('purchase-offer', {}, changes)).toBe(expected);
	});

	it('is nothing for a token that is over, was changed, or of a request that is gone', async () => {
		const secret = await installationSecret(api.database.db);
		const over = askedToken(secret, 'M-7F3K-29', Date.now() - 25 * HOUR);
		expect(readAskedToken(secret, over)).toBeUndefined();
		const token = await send('purchase-offer');
		for (const bad of [over, token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))])
			expect((await read(bad)).statusCode, bad).toBe(404);
		await api.database.db.deleteFrom('request').execute();
		expect((await read(token)).statusCode).toBe(404);
	});

	const far = new Date(Date.now() + 30 * 24 * HOUR).toISOString().slice(0, 10);
	it.each<[RequestKind, FormValues, Partial<RequestBody>]>([
		['contact-me', {}, {}],
		['contact-me', {}, { subjectId: 3 }],
		['purchase-offer', { validUntil: `${far}T18:00`, amount: '349000' }, {}],
		['contact-appointment', {}, { subjectId: 3 }],
		['request-documents', {}, { subjectId: 2 }],
		['contact-demand', {}, { subjectId: undefined }],
		['site-contact', {}, { subjectId: undefined }],
	])('is the same for a robot, of which nothing is kept: %s %j %j', async (kind, values, changes) => {
		const { db } = api.database;
		const kept = await send(kind, values, changes);
		const { length } = await db.selectFrom('request').select('id').execute();
		const robot = await send(kind, values, { ...changes, honeypot: 'https://spam.example' });
		expect(await db.selectFrom('request').select('id').execute()).toHaveLength(length);
		for (const token of [kept, robot])
			expect(token).toMatch(/^\d+-m-[\da-z]{4}-\d\d-[\da-f]{160}\.[\da-f]{40}$/);
		const [ofKept, ofRobot] = [await read(kept, 'fr'), await read(robot, 'fr')];
		expect(ofRobot.statusCode).toBe(200);
		expect(ofRobot.json()).toEqual(ofKept.json());
	});

	it('says of a robot that it applies for a job, as it would of anybody', async () => {
		const values = { reason: 'job', cv: 'a file' };
		const robot = await send('site-contact', values, { honeypot: 'x', subjectId: undefined });
		expect((await read(robot)).json()).toEqual({ kind: 'site-contact', isApplication: true });
	});

	it('is the form alone for a robot whose answers are none', async () => {
		const robot = await send('purchase-offer', { amount: 'x' }, { honeypot: 'x', subjectId: 404 });
		expect((await read(robot)).json()).toEqual({ kind: 'purchase-offer' });
	});
});
