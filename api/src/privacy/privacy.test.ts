import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FormValues, RequestKind } from '@estate/shared-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../owners/password/password-hash.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { forgetPerson, personData } from './forget-person.ts';
import { sweepRequests } from './remove-requests.ts';

const PDF = Buffer.from('%PDF-1.4\n% cv\n%%EOF\n');

describe('personal data', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1, contactId: 1 })]);
	});
	afterAll(() => api.close());
	beforeEach(async () => {
		for (const table of ['request', 'visit', 'outbox_mail', 'subscription', 'owner'] as const)
			await api.database.db.deleteFrom(table).execute();
	});

	const db = () => api.database.db;
	const dataDir = () => api.configuration.DATA_DIR;
	const send = async (kind: RequestKind, values: FormValues = {}) => {
		const payload = sampleRequest(kind, values);
		const response = await api.app.inject({ method: 'POST', url: `/api/v1/requests/${kind}`, payload });
		expect(response.statusCode, response.body).toBe(201);
		return response.json().reference as string;
	};
	async function upload(): Promise<string> {
		const response = await api.app.inject({
			method: 'POST',
			url: '/api/v1/uploads?purpose=cv&name=cv.pdf',
			payload: PDF,
			headers: { 'content-type': 'application/octet-stream', origin: 'https://www.example.test' },
		});
		return response.json().token;
	}
	const uploads = () => readdir(path.join(dataDir(), 'uploads')).catch(() => []);
	async function book(): Promise<void> {
		const { slots } = (await api.app.inject('/api/v1/properties/1/slots?language=nl')).json();
		await send('contact-appointment', {
			slot: slots.find(({ isFull }: { isFull: boolean }) => !isFull).id,
			startDate: '',
			endDate: '',
		});
	}
	/** Everything that the database holds, as text. */
	async function everything(): Promise<string> {
		const tables = ['request', 'outbox_mail', 'subscription', 'upload', 'visit', 'appointment', 'owner'];
		const rows = await Promise.all(
			tables.map(async (table) => (await sql`select * from ${sql.table(table)}`.execute(db())).rows),
		);
		return JSON.stringify(rows).toLowerCase();
	}

	it('of one person can be shown, and is gone when that is asked: requests, mails, files, visits, subscriptions', async () => {
		await send('contact-me');
		await send('site-contact', { reason: 'job', cv: await upload() });
		await send('demand-register');
		await send('sign-newsletter');
		await book();
		await send('send-to-friend', { email: 'jan@example.test', friendEmail: 'LENA@example.test' });
		await send('contact-me', { email: 'elena@example.test', lastName: 'Ander' });
		expect(await uploads()).toHaveLength(1);

		const shown = (await personData(db(), 'Lena@Example.test')) as Record<string, { kind: string }[]>;
		expect(shown.requests?.map(({ kind }) => kind)).toEqual([
			'contact-me',
			'site-contact',
			'demand-register',
			'sign-newsletter',
			'contact-appointment',
		]);
		expect(shown.subscriptions?.map(({ kind }) => kind)).toEqual(['wish', 'newsletter']);
		expect(shown.mails?.map(({ kind }) => kind)).toContain('friend');

		const report = await forgetPerson(db(), dataDir(), ' Lena@Example.test');
		expect(report).toMatchObject({ requests: 5, subscriptions: 2, mails: 1, account: 'none' });
		expect(report.visits).toHaveLength(1);
		expect(await uploads()).toEqual([]);
		const rest = await everything();
		expect(rest).not.toContain('"lena@example.test');
		expect(rest).not.toContain('<lena@example.test');
		expect(rest).not.toContain('l. maes');
		expect(rest).toContain('elena@example.test');
		expect(rest).toContain('jan@example.test');
		const visits = await db().selectFrom('visit').select(['contact', 'status']).execute();
		expect(visits).toEqual([{ contact: expect.stringMatching(/^– \d+$/), status: 'cancelled' }]);
		expect(await forgetPerson(db(), dataDir(), 'lena@example.test')).toMatchObject({ requests: 0, mails: 0 });
	});

	it('leaves an account that properties belong to, and removes one without', async () => {
		const password_hash = await hashPassword('een lang wachtwoord');
		for (const [id, email] of [
			[11, 'owner@example.test'],
			[12, 'none@example.test'],
		] as const)
			await db()
				.insertInto('owner')
				.values({ id, email, first_name: 'A', last_name: 'B', password_hash })
				.execute();
		await db().insertInto('owner_property').values({ owner_id: 11, property_id: 1 }).execute();
		expect((await forgetPerson(db(), dataDir(), 'owner@example.test')).account).toBe('kept');
		expect((await forgetPerson(db(), dataDir(), 'none@example.test')).account).toBe('removed');
	});

	it('is removed when its time is over, but for a visit that is still to come', async () => {
		await send('site-contact', { reason: 'job', cv: await upload() });
		await book();
		await db().updateTable('request').set({ created_at: sql`now() - interval '13 months'` }).execute();
		await db()
			.insertInto('outbox_mail')
			.values({ request_id: null, kind: 'wish-news', message: '{}', created_at: new Date('2020-01-01') })
			.execute();
		await send('contact-me');
		await sweepRequests(db(), dataDir(), 0);
		expect(await db().selectFrom('request').select('id').execute()).toHaveLength(3);
		await sweepRequests(db(), dataDir(), 12);
		const kinds = await db().selectFrom('request').select('kind').orderBy('kind').execute();
		expect(kinds.map(({ kind }) => kind)).toEqual(['contact-appointment', 'contact-me']);
		expect(await uploads()).toEqual([]);
		const mails = await db()
			.selectFrom('outbox_mail')
			.select('kind')
			.where('request_id', 'is', null)
			.execute();
		expect(mails).toEqual([]);
		await sql`update appointment set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'`.execute(
			db(),
		);
		await sql`update visit set starts_at = now() - interval '2 hours'`.execute(db());
		await sweepRequests(db(), dataDir(), 12);
		expect(await db().selectFrom('request').select('kind').execute()).toEqual([{ kind: 'contact-me' }]);
		const visits = await db().selectFrom('visit').select(['contact', 'status']).execute();
		expect(visits).toEqual([{ contact: expect.stringMatching(/^– \d+$/), status: 'confirmed' }]);
	});
});
