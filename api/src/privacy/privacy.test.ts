import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FormValues, RequestKind } from '@estate/shared-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRevision } from '../content/content-revision.ts';
import { readTables } from '../database/table-shapes.ts';
import { hashPassword } from '../owners/password/password-hash.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { upload } from '../testing/upload.ts';
import { sweepFiles } from './files-to-remove.ts';
import { forgetPerson, isAnythingHeld, personData } from './forget-person.ts';
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
	const handIn = async (): Promise<string> =>
		(await upload(api, PDF, { purpose: 'cv', name: 'cv.pdf' })).json().token;
	const uploads = () => readdir(path.join(dataDir(), 'uploads')).catch(() => []);
	/** The first time that is free. */
	async function freeSlot(): Promise<string> {
		const { slots } = (await api.app.inject('/api/v1/properties/1/slots?language=nl')).json();
		return slots.find(({ isFull }: { isFull: boolean }) => !isFull).id;
	}
	/** Books a visit, and confirms it by the link of its mail; returns what changes it. */
	async function book(values: FormValues = {}): Promise<(payload: object) => Promise<void>> {
		await send('contact-appointment', { slot: await freeSlot(), startDate: '', endDate: '', ...values });
		const mails = db().selectFrom('outbox_mail').select('message').where('kind', '=', 'visit-hold');
		const { message } = await mails.orderBy('id', 'desc').executeTakeFirstOrThrow();
		const [, token] = /\/appointment\/([\w.-]+)\//.exec(message.text) ?? [];
		const change = async (payload: object) => {
			const response = await api.app.inject({
				method: 'POST',
				url: `/api/v1/appointments/${token}`,
				payload,
			});
			expect(response.statusCode, response.body).toBe(200);
		};
		await change({ action: 'confirm' });
		return change;
	}
	const visits = () => db().selectFrom('visit').select(['contact', 'status']).orderBy('id').execute();
	/** Everything that the database holds, table by table, as text. */
	async function everything(): Promise<string> {
		const rows = await Promise.all(
			(await readTables(db())).map(
				async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db())).rows,
			),
		);
		return JSON.stringify(rows).toLowerCase();
	}

	it('of one person can be shown, and is gone when that is asked: requests, mails, files, visits, subscriptions', async () => {
		await send('contact-me');
		await send('site-contact', { reason: 'job', cv: await handIn() });
		await send('demand-register');
		await send('sign-newsletter');
		await book();
		await send('send-to-friend', {
			email: 'jan@example.test',
			lastName: 'Ander',
			friendEmail: 'LENA@example.test',
		});
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
		expect(rest.includes('l. maes')).toBe(false);
		expect(rest).toContain('elena@example.test');
		expect(rest).toContain('jan@example.test');
		expect(await visits()).toEqual([{ contact: expect.stringMatching(/^– \d+$/), status: 'cancelled' }]);
		expect(isAnythingHeld(report)).toBe(true);
		const again = await forgetPerson(db(), dataDir(), 'lena@example.test');
		expect(again).toMatchObject({ requests: 0, mails: 0 });
		expect(isAnythingHeld(again), 'the command says that there was nothing').toBe(false);
	});

	it('is gone with its files in the end, also with one that cannot be removed at first', async () => {
		await send('site-contact', { reason: 'job', cv: await handIn() });
		const { file } = await db().selectFrom('upload').select('file').executeTakeFirstOrThrow();
		// Where the file is, something stands that is not removed like a file.
		const place = path.join(dataDir(), file);
		await rm(place);
		await mkdir(place);
		const report = await forgetPerson(db(), dataDir(), 'lena@example.test');
		expect(report).toMatchObject({ requests: 1, filesLeft: [file] });
		expect(await db().selectFrom('upload').select('file').execute()).toEqual([]);
		const again = await forgetPerson(db(), dataDir(), 'lena@example.test');
		expect(again.filesLeft).toEqual([file]);
		await expect(sweepFiles(db(), dataDir())).rejects.toThrow(file);
		await rmdir(place);
		await writeFile(place, PDF);
		await sweepFiles(db(), dataDir());
		expect(await uploads()).toEqual([]);
		expect(await db().selectFrom('file_to_remove').selectAll().execute()).toEqual([]);
	});

	it('leaves no name with a visit that was moved', async () => {
		const change = await book();
		await change({ action: 'move', slot: await freeSlot() });
		await forgetPerson(db(), dataDir(), 'lena@example.test');
		expect(await visits()).toEqual([{ contact: expect.stringMatching(/^– \d+$/), status: 'cancelled' }]);
	});

	it('leaves the visit of who comes in place of the person, and has the same name', async () => {
		const slot = await freeSlot();
		const change = await book();
		await change({ action: 'cancel' });
		await book({ slot, firstName: 'Luc', email: 'luc@example.test' });
		await forgetPerson(db(), dataDir(), 'lena@example.test');
		expect(await visits()).toEqual([
			{ contact: expect.stringMatching(/^– \d+$/), status: 'cancelled' },
			{ contact: 'L. Maes (2)', status: 'confirmed' },
		]);
	});

	it('is gone from what others wrote and were sent, in every table; the rest of it stays', async () => {
		const lena = 'LENA@example.test';
		const other = { email: 'jan@example.test', firstName: 'Jan', lastName: 'Ander' };
		await send('send-to-friend', { ...other, friendEmail: lena });
		await send('contact-me', {
			...other,
			remark: `Ook namens ${lena}.\nDoor:${lena}, niet elena@example.test`,
		});
		await send('request-documents');
		await api.app.inject({
			method: 'POST',
			url: '/api/v1/owner/session',
			payload: { email: lena, password: 'wrong' },
		});
		await db()
			.insertInto('outbox_mail')
			.values({
				request_id: null,
				kind: 'x',
				message: '{"to":"jan@example.test"}',
				last_error: `550 <${lena}>`,
			})
			.execute();
		const facts = { property_id: 1, type: 'mail', comment: `Antwoord aan ${lena}`, status: '', source: '' };
		for (const contact of [lena, lena.toLowerCase()])
			await db()
				.insertInto('communication')
				.values({ ...facts, date: new Date('2026-01-01'), contact, subject: 'x' })
				.execute();
		await db()
			.insertInto('visit')
			.values({
				property_id: 1,
				starts_at: new Date(),
				contact: lena,
				status: 'done',
				feedback: `Mail ${lena}`,
			})
			.execute();
		const words = { name: 'Jan', comment: { nl: `Dank aan ${lena}` } };
		await db()
			.insertInto('testimonial')
			.values({ id: 77, published_at: new Date(), data: JSON.stringify(words) })
			.execute();
		expect((await personData(db(), lena)) as { namedBy: unknown[] }).toMatchObject({
			namedBy: [{ kind: 'send-to-friend' }, { kind: 'contact-me' }],
		});
		const before = await everything();
		expect(before).toContain('550 <lena@example.test>');
		const tries = await db().selectFrom('throttle').select('key').execute();
		const revision = await readRevision(db());

		const report = await forgetPerson(db(), dataDir(), 'lena@example.test');
		// Two requests, a friend's, the notice of one (confirmations hold no free text), an error, a message, a visit, a testimonial.
		expect(report).toMatchObject({ mentions: 7, requests: 1 });
		const rest = await everything();
		expect(rest.replaceAll('elena@example.test', '').includes('lena@example.test')).toBe(false);
		expect(rest).toContain('elena@example.test');
		expect(rest).toContain('ook namens …');
		expect(rest).toContain('550 <…>');
		expect(await db().selectFrom('document_request').selectAll().execute()).toEqual([]);
		const left = await db().selectFrom('throttle').select('key').execute();
		expect(left.length).toBe(tries.length - 1);
		expect(await readRevision(db())).not.toBe(revision);
		expect(await personData(db(), 'lena@example.test')).toMatchObject({
			documents: [],
			namedBy: [],
			mails: [],
		});
		await db().deleteFrom('testimonial').where('id', '=', 77).execute();
		await db().deleteFrom('communication').execute();
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
		await send('site-contact', { reason: 'job', cv: await handIn() });
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
		expect(await visits()).toEqual([{ contact: expect.stringMatching(/^– \d+$/), status: 'confirmed' }]);
	});
});
