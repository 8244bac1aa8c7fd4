import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
	belgianDay,
	belgianMinute,
	type FormValues,
	type RequestBody,
	type RequestKind,
} from '@estate/shared-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentToken } from '../documents/document-links.ts';
import { writeLocalMinute } from '../mail/formats.ts';
import { drawPaper } from '../pdf/paper-thread.ts';
import type { Paper } from '../pdf/papers.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { requestsAsCsv } from './requests-file.ts';

const PDF = Buffer.from('%PDF-1.4\n% epc\n%%EOF\n');

describe('documents, offers and friends', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		const { DATA_DIR } = api.configuration;
		await importItems(
			api.database.db,
			[
				...SAMPLE_SITE,
				sampleProperty({
					ID: 1,
					contactId: 1,
					PublishAddress: false,
					Street: 'Geheimstraat',
					documents: [
						{ ID: 'epc', Name: { nl: 'EPC-attest', fr: 'Certificat PEB' }, Kind: 'epc', file: 'epc.pdf' },
					],
				} as never),
				sampleProperty({ ID: 2, PublishPrice: false, Price: 987_654 }),
				sampleProperty({ ID: 3, Goal: 1 }),
				sampleProperty({ ID: 4, State: 'sold' }),
				sampleProperty({
					ID: 5,
					contactId: 1,
					Marquee: 4,
					Street: 'Geheimstraat',
					documents: [{ ID: 'epc', Name: { nl: 'EPC-attest' }, Kind: 'epc', file: 'epc.pdf' }],
				} as never),
			],
			{ dataDir: DATA_DIR, files: { 'epc.pdf': PDF } },
		);
	});
	afterAll(() => api.close());
	beforeEach(async () => {
		await api.database.db.deleteFrom('request').execute();
	});

	const send = (kind: RequestKind, values: FormValues = {}, changes: Partial<RequestBody> = {}) =>
		api.app.inject({
			method: 'POST',
			url: `/api/v1/requests/${kind}`,
			payload: sampleRequest(kind, values, changes),
		});
	const mails = async () =>
		(await api.database.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute()).map(
			({ kind, message }) => ({ kind, ...message }),
		);

	describe('documents', () => {
		it('come as links that lead to the file, for two weeks', async () => {
			expect((await send('request-documents', {}, { language: 'fr' })).statusCode).toBe(201);
			const [confirmation, notice] = await mails();
			const link = /Certificat PEB\u00a0: (\S+)/.exec(confirmation?.text ?? '')?.[1] ?? '';
			expect(link).toMatch(/^https:\/\/www\.example\.test\/api\/v1\/documents\//);
			const response = await api.app.inject(new URL(link).pathname);
			expect(response.rawPayload).toEqual(PDF);
			expect(response.headers).toMatchObject({
				'content-type': 'application/pdf',
				'content-disposition': 'attachment; filename="epc-attest.pdf"',
				'x-content-type-options': 'nosniff',
				'cache-control': 'private, no-store',
			});
			expect(notice?.to).toBe('an@proefkantoor.example');
		});

		it('are mailed once per property and address; who asks again gets the same answer, and reads it in a mail', async () => {
			const { db } = api.database;
			const answers = await Promise.all(
				['lena@example.test', 'LENA@example.test', 'lena@example.test'].map((email) =>
					send('request-documents', { email }),
				),
			);
			const shapes = answers.map(({ statusCode, body }) => [statusCode, Object.keys(JSON.parse(body))]);
			expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
			expect(shapes[0]?.[0]).toBe(201);
			expect(await mails(), 'links and notice once, and one mail for all that asked again').toHaveLength(3);
			const ago = (hours: number) =>
				db
					.updateTable('document_request')
					.set({ told_at: sql<Date>`now() - make_interval(hours => ${hours})` })
					.execute();
			await ago(23);
			expect((await send('request-documents')).statusCode).toBe(201);
			expect(await mails()).toHaveLength(3);
			await ago(25);
			expect((await send('request-documents', {}, { language: 'en' })).statusCode).toBe(201);
			expect((await send('request-documents', {}, { language: 'en' })).statusCode).toBe(201);
			const [, , , again, ...more] = await mails();
			expect(more).toEqual([]);
			expect(again).toMatchObject({ kind: 'confirmation', to: 'lena@example.test' });
			expect(again?.text).toContain('Documents already requested for this property');
			expect(again?.text).not.toContain('/api/v1/documents/');
			expect((await send('request-documents', { email: 'jan@example.test' })).statusCode).toBe(201);
			expect((await send('request-documents', {}, { subjectId: 2 })).statusCode).toBe(201);
		});

		it('of a discreet sale go to nobody by mail: an agent hears who asked, and hands them over', async () => {
			expect((await send('request-documents', {}, { subjectId: 5 })).statusCode).toBe(201);
			const [confirmation, notice] = await mails();
			expect(confirmation?.text).toContain('persoonlijk');
			expect(`${confirmation?.html}${notice?.html}`).not.toMatch(/api\/v1\/documents|Geheimstraat/);
			expect(notice?.to).toBe('an@proefkantoor.example');
			expect(notice?.text).toContain('de documenten zijn niet gemaild');
			expect((await send('request-documents', {}, { subjectId: 5, language: 'en' })).statusCode).toBe(201);
			expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmation', 'notice', 'confirmation']);
		});

		it('answer 410 after their time, 404 to a link that was changed or leads nowhere', async () => {
			const { db } = api.database;
			const secret = await installationSecret(db);
			const property = await db
				.selectFrom('property')
				.select('detail')
				.where('id', '=', 1)
				.executeTakeFirstOrThrow();
			const [document] = property.detail.documents;
			if (!document) throw new Error('no document');
			const get = (token: string) => api.app.inject(`/api/v1/documents/${token}`);
			const token = documentToken(secret, 1, document);
			expect((await get(token)).statusCode).toBe(200);
			expect((await get(documentToken(secret, 1, document, Date.now() - 15 * 86_400_000))).statusCode).toBe(
				410,
			);
			for (const wrong of [token.replace(/^1-/, '2-'), `${token}a`, documentToken(secret, 2, document)])
				expect((await get(wrong)).statusCode).toBe(404);
			await mkdir(path.join(api.configuration.DATA_DIR, 'documents'), { recursive: true });
			await writeFile(path.join(api.configuration.DATA_DIR, 'secret.txt'), 'x');
			const outside = documentToken(secret, 1, { ...document, file: '../secret.txt' });
			expect((await get(outside)).statusCode).toBe(404);
		});
	});

	describe('an offer', () => {
		it.each([
			['to let', 3],
			['sold', 4],
		])('is not taken for a property that is %s', async (_, subjectId) => {
			const answer = await send('purchase-offer', {}, { subjectId });
			expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not-found']);
			expect(await mails()).toEqual([]);
		});

		it('goes on paper to buyer and agent, with the advance and what it binds to', async () => {
			const response = await send('purchase-offer', { firstName: 'Łucja', lastName: 'Đorđević' });
			expect(response.statusCode, response.body).toBe(201);
			const { reference } = response.json();
			const [confirmation, notice] = await mails();
			for (const mail of [confirmation, notice]) {
				const [paper] = mail?.attachments ?? [];
				expect(paper).toMatchObject({ name: `${reference}.pdf`, mediaType: 'application/pdf' });
				const bytes = await drawPaper(paper?.paper as Paper);
				expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
				expect(bytes.length).toBeGreaterThan(5_000);
				expect(bytes.length).toBeLessThan(100_000);
			}
			const text = confirmation?.text.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
			expect(text).toContain('voorschot van 10 %');
			expect(text).toContain('is bindend voor koper en verkoper');
			expect(text).toContain('Bod: € 345.000');
			expect(notice?.replyTo).toBe('"Łucja Đorđević" <lena@example.test>');
		});
	});

	describe('an offer that binds', () => {
		it.each([undefined, '00000000'])(
			'is refused when its answers were not shown before: %s',
			async (reviewed) => {
				const answer = await send('purchase-offer', {}, { reviewed });
				expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'not-reviewed']);
				expect(await mails()).toEqual([]);
			},
		);

		it('is refused when another amount was shown', async () => {
			const { reviewed } = sampleRequest('purchase-offer', { amount: '300000' });
			const answer = await send('purchase-offer', { amount: '400000' }, { reviewed: reviewed ?? '' });
			expect(answer.json().error.code).toBe('not-reviewed');
		});

		it('is refused when its hour is over', async () => {
			const answer = await send('purchase-offer', { validUntil: belgianMinute() });
			expect(answer.json().error.fields).toEqual([{ path: 'validUntil', code: 'invalid' }]);
		});

		it('is refused when it is open for longer than a year', async () => {
			const answer = await send('purchase-offer', { validUntil: '9999-12-31T18:00' });
			expect(answer.json().error.fields).toEqual([{ path: 'validUntil', code: 'too-late' }]);
		});

		it('says until which hour it is valid in all mails, and who buys with the buyer where that may stand', async () => {
			const second = {
				secondName: 'Jan Peeters',
				secondEmail: 'jan@example.test',
				secondPhone: '0470 65 43 21',
			};
			const validUntil = `${belgianDay(new Date(Date.now() + 300 * 86_400_000))}T18:00`;
			const values = { ...second, title: 'none', validUntil };
			expect((await send('purchase-offer', values, { language: 'en' })).statusCode).toBe(201);
			const [confirmation, notice] = await mails();
			expect(confirmation?.text).toContain(
				`Valid until (Belgian time): ${writeLocalMinute(validUntil, 'en')}`,
			);
			expect(notice?.text).toContain(`Geldig tot (Belgische tijd): ${writeLocalMinute(validUntil, 'nl')}`);
			expect(notice?.text).toContain('Tweede koper: Jan Peeters, jan@example.test, 0470 65 43 21');
			expect(notice?.text).toContain('Naam: Lena Maes');
			expect(confirmation?.text).toMatch(/^Dear Lena Maes,/);
			expect(confirmation?.text).toContain('Second buyer: as stated in the offer attached to this e-mail');
			expect(confirmation?.text).toContain('Offer: €\u00a0345.000');
			const [stored] = await api.database.db.selectFrom('request').select('fields').execute();
			expect(stored?.fields).toMatchObject({ ...second, validUntil });
			const [row] = (await requestsAsCsv(api.database.db)).csv.split('\n').slice(1);
			expect(row).toContain('Jan Peeters');
		});
	});

	describe('a friend', () => {
		it('gets the property with the words of who sends it, and nothing that the advert hides', async () => {
			await send('send-to-friend', { remark: 'Iets voor jou?' }, { subjectId: 2 });
			const [friend, confirmation] = await mails();
			expect(friend).toMatchObject({ kind: 'friend', to: 'jan@example.test' });
			expect(friend?.text).toContain('“Iets voor jou?”');
			expect(friend?.text).toContain('https://www.example.test/nl/property/2/');
			expect(friend?.text).toContain('Prijs op aanvraag');
			expect(friend?.text).not.toMatch(/987/);
			expect(friend?.replyTo).toContain('lena@example.test');
			expect(confirmation?.to).toBe('lena@example.test');
		});
	});
});
