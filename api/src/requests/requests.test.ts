import {
	FORMS,
	type FormValues,
	REQUEST_KINDS,
	type RequestBody,
	type RequestKind,
} from '@estate/shared-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeedProject } from '../import/feed/project.schema.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

const ORIGIN = 'https://www.example.test';
const URL_OF = (kind: RequestKind) => `/api/v1/requests/${kind}`;

const contact = (values: FormValues = {}, changes: Partial<RequestBody> = {}) => {
	const { subjectId, ...body } = sampleRequest('site-contact', values);
	return { ...body, ...changes };
};

const UNIT: FeedProject['units'][number] = {
	ID: 101,
	Name: { nl: 'Appartement 1.01' },
	WebID: 2,
	PublishPrice: true,
	State: 'available',
	Description: { nl: '<p>Licht</p>' },
	pictures: [],
};

describe('the contact form', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1, contactId: 1, PublishAddress: false, Street: 'Geheimstraat' }),
			sampleProperty({ ID: 2, State: 'withdrawn' }),
			sampleProject({ ID: 1, contactId: 1 }),
		]);
	});
	afterAll(() => api.close());
	beforeEach(async () => {
		await api.database.db.deleteFrom('request').execute();
	});

	const send = (payload: unknown, headers: Record<string, string> = { origin: ORIGIN }) =>
		api.app.inject({
			method: 'POST',
			url: '/api/v1/requests/site-contact',
			payload: payload as object,
			headers,
		});
	const requests = () => api.database.db.selectFrom('request').selectAll().execute();
	const mails = () => api.database.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute();

	it('stores the request with its two mails and answers a reference', async () => {
		const response = await send(contact({}, { page: '/nl/contact/' }));
		expect(response.statusCode).toBe(201);
		const { reference, kind } = response.json();
		expect(kind).toBe('site-contact');
		expect(reference).toMatch(/^M-[2-9A-Z]{4}-[2-9]{2}$/);
		expect(await requests()).toMatchObject([
			{ reference, page: '/nl/contact/', fields: { firstName: 'Lena' } },
		]);
		const [confirmation, notice] = await mails();
		expect(confirmation).toMatchObject({ kind: 'confirmation', message: { to: 'lena@example.test' } });
		expect(notice).toMatchObject({ kind: 'notice', message: { to: 'info@proefkantoor.example' } });
		expect(notice?.message.text).toContain('Mag ik langskomen?');
		expect(api.queued()).toBeGreaterThan(0);
	});

	it('takes 40 copies that arrive at once for one request with one reference', async () => {
		const body = contact();
		const answers = await Promise.all(Array.from({ length: 40 }, () => send(body)));
		expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
		expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
		expect(await requests()).toHaveLength(1);
		expect(await mails()).toHaveLength(2);
	});

	it('takes another text under the same key for another request: nothing that a visitor wrote is lost', async () => {
		const body = contact();
		const first = (await send(body)).json().reference;
		const second = (await send({ ...body, values: { ...body.values, remark: 'Nog een vraag.' } })).json()
			.reference;
		expect(second).not.toBe(first);
		expect(await requests()).toHaveLength(2);
	});

	it('writes to the colleague of the property that it is about, in the language of the visitor', async () => {
		await send(contact({ title: 'ms' }, { subjectId: 1, language: 'fr' }));
		const [confirmation, notice] = await mails();
		expect(notice?.message.to).toBe('an@proefkantoor.example');
		expect(notice?.message.replyTo).toContain('lena@example.test');
		expect(confirmation?.message.text).toContain('Bonjour Madame Maes,');
		expect(confirmation?.message.text).toContain('Maison mitoyenne avec jardin 1, 9000 Gand (1)');
		expect(confirmation?.message.text).not.toContain('Geheimstraat');
	});

	it('answers what is wrong, field by field', async () => {
		const response = await send(contact({ email: 'no address', firstName: ' ', phone: '' }));
		expect(response.statusCode).toBe(422);
		expect(response.json().error).toMatchObject({
			code: 'invalid',
			fields: [
				{ path: 'firstName', code: 'required' },
				{ path: 'email', code: 'invalid' },
				{ path: 'phone', code: 'required' },
			],
		});
		expect(await requests()).toEqual([]);
	});

	it('answers a robot that fills the honeypot in as if all were well, and keeps a count alone', async () => {
		const before = await api.database.db.selectFrom('spam_count').select('count').execute();
		const response = await send(contact({}, { honeypot: 'https://spam.example' }));
		expect(response.statusCode).toBe(201);
		expect(response.json().reference).toMatch(/^M-/);
		expect(await requests()).toEqual([]);
		expect(await mails()).toEqual([]);
		const after = await api.database.db.selectFrom('spam_count').select('count').execute();
		expect(after[0]?.count).toBe((before[0]?.count ?? 0) + 1);
	});

	it.each([
		[{ origin: 'https://evil.example' }],
		[{ origin: 'null' }],
		[{ 'sec-fetch-site': 'cross-site' }],
		[{ origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
		[{ origin: 'http://www.example.test' }],
	])('refuses a post from elsewhere: %j', async (headers) => {
		const response = await send(contact(), headers as Record<string, string>);
		expect(response.statusCode).toBe(403);
		expect(response.json().error.code).toBe('foreign-origin');
		expect(await requests()).toEqual([]);
	});

	it('stores texts with characters that a database refuses, without them', async () => {
		const response = await send(contact({ remark: 'een\u0000 twee \ud800 drie' }));
		expect(response.statusCode).toBe(201);
		expect((await requests())[0]?.fields).toMatchObject({ remark: 'een twee \ufffd drie' });
	});
});

describe('a request of each kind', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1, contactId: 1 }),
			sampleProperty({ ID: 2, State: 'withdrawn' }),
			sampleProject({ ID: 1, contactId: 1, units: [UNIT] }),
		]);
	});
	afterAll(() => api.close());

	const send = (kind: RequestKind, payload: object) =>
		api.app.inject({ method: 'POST', url: URL_OF(kind), payload, headers: { origin: ORIGIN } });
	const mailsOf = (reference: string) =>
		api.database.db
			.selectFrom('outbox_mail')
			.innerJoin('request', 'request.id', 'request_id')
			.select(['outbox_mail.kind', 'outbox_mail.message'])
			.where('reference', '=', reference)
			.execute();

	describe.each(REQUEST_KINDS)('%s', (kind) => {
		it('is stored with its mails, in the language of who reads them, without a mark left in them', async () => {
			for (const language of ['nl', 'fr', 'en', 'de'] as const) {
				const email = `${language}@example.test`;
				const response = await send(kind, sampleRequest(kind, { email }, { language }));
				expect(response.statusCode, response.body).toBe(201);
				expect(response.json().kind).toBe(kind);
				const mails = await mailsOf(response.json().reference);
				expect(mails.length).toBeGreaterThan(0);
				for (const { kind: mail, message } of mails) {
					expect(message.language).toBe(['notice', 'decision'].includes(mail) ? 'nl' : language);
					expect(`${message.subject}${message.text}${message.html}`).not.toMatch(
						/\{\{|undefined|NaN|\[object/,
					);
				}
			}
		});
	});

	it.each(REQUEST_KINDS.filter((kind) => FORMS[kind].subjects))(
		'%s is about a property or project that is there',
		async (kind) => {
			const { subjectId, ...body } = sampleRequest(kind);
			const isFree = kind === 'site-contact';
			for (const changes of [{}, { subjectId: 404 }, { subjectId: 2 }])
				expect((await send(kind, { ...body, ...changes })).statusCode).toBe(isFree ? 201 : 404);
		},
	);

	it.each([
		['contact-demand', 'sale', 'Vendre', 'Verkopen'],
		['contact-demand', 'rent', 'Mettre en location', 'Verhuren'],
		['demand-register', 'sale', 'Acheter', 'Kopen'],
		['demand-register', 'rent', 'Louer', 'Huren'],
	] as const)('%s: who chose %s reads "%s", and the agency "%s"', async (kind, goal, visitor, agency) => {
		const response = await send(kind, sampleRequest(kind, { goal }, { language: 'fr' }));
		const mails = await mailsOf(response.json().reference);
		for (const { kind: mail, message } of mails)
			expect(message.text).toMatch(new RegExp(`: ${mail === 'notice' ? agency : visitor}$`, 'm'));
	});

	it('tells the agency of property types in its own words, and the visitor in theirs', async () => {
		const response = await send('contact-demand', sampleRequest('contact-demand', {}, { language: 'fr' }));
		const [confirmation, notice] = (await mailsOf(response.json().reference)).map(
			({ message }) => message.text,
		);
		expect(confirmation).toContain('Type de bien\u00a0: Maison');
		expect(notice).toContain('Type pand: Huis');
	});

	it.each([
		['Coupure 12', 'Coupure 12, 9000 Gent'],
		['Koningin Astridlaan 120 bus 3', 'Koningin Astridlaan 120 bus 3, 9000 Gent'],
		['Win nu: bel 0900 123', undefined],
		['Kijk op evil.example', undefined],
	])('names the property to value in the mails: %s', async (valuationAddress, shown) => {
		const response = await send('contact-demand', sampleRequest('contact-demand', { valuationAddress }));
		const [confirmation, notice] = (await mailsOf(response.json().reference)).map(
			({ message }) => message.text,
		);
		if (shown) expect(confirmation).toContain(`Adres van het pand: ${shown}`);
		else expect(confirmation).not.toContain('Adres van het pand');
		expect(notice).toContain('Adres van het pand: ');
	});

	it('greets who wants no title by name alone, in every language', async () => {
		const greetings = {
			nl: 'Beste Lena Maes',
			fr: 'Bonjour Lena Maes',
			en: 'Dear Lena Maes',
			de: 'Guten Tag Lena Maes',
		};
		for (const [language, greeting] of Object.entries(greetings)) {
			const request = sampleRequest('contact-me', { title: 'none' }, { language: language as 'nl' });
			const mails = await mailsOf((await send('contact-me', request)).json().reference);
			expect(mails[0]?.message.text.startsWith(greeting), mails[0]?.message.text).toBe(true);
			expect(mails[1]?.message.text).toContain('Naam: Lena Maes');
		}
	});

	it('names the unit that a request about a project is about, when the project has it', async () => {
		const about = async (unitId: number) => {
			const response = await send(
				'contact-construction',
				sampleRequest('contact-construction', {}, { unitId }),
			);
			expect(response.statusCode).toBe(201);
			return (await mailsOf(response.json().reference)).map(({ message }) => message.text);
		};
		for (const text of await about(101)) expect(text).toContain('Appartement 1.01: Park Leie, 9000 Gent (1)');
		for (const text of await about(404)) expect(text).not.toContain('Appartement 1.01');
	});
});
