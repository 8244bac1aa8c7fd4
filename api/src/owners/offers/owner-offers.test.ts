import { setTimeout } from 'node:timers/promises';
import type { OwnerProperty } from '@estate/shared-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeOffer } from '../../offers/change-offer.ts';
import { expireOffers } from '../../offers/sweep-offers.ts';
import { forgetPerson, personData } from '../../privacy/forget-person.ts';
import { importItems } from '../../testing/import-items.ts';
import { insertOffer } from '../../testing/insert-offer.ts';
import { emailOf, insertOwner, startSession } from '../../testing/owner-account.ts';
import { OwnerClient } from '../../testing/owner-client.ts';
import { refusingRows } from '../../testing/refuse-rows.ts';
import { SAMPLE_SITE, sampleProperty } from '../../testing/sample-feed.ts';
import { sampleRequest } from '../../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { removeDemoOwners } from '../demo-owners.ts';
import { readUnansweredMessages } from '../messages/unanswered.ts';
import { takeWaiting } from '../notifications/digest/take-waiting.ts';
import { wordsOfHappening } from '../notifications/happening-words.ts';

const HOME = 'properties/1/offers';
const MINUTE = 60_000;
let turn = 0;
const answer = (given: object) => ({ language: 'nl', key: `offer-key-${++turn}`, ...given });

describe('offers for a property', () => {
	let api: TestApi;
	let owner: OwnerClient;
	let partner: OwnerClient;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		const properties = [1, 2].map((ID) => sampleProperty({ ID, contactId: 1 }));
		await importItems(api.database.db, [...SAMPLE_SITE, ...properties]);
		await insertOwner(api.database.db, 1, { properties: [1] });
		await insertOwner(api.database.db, 2, { properties: [1, 2] });
		[owner, partner] = (await Promise.all([1, 2].map(loggedIn))) as [OwnerClient, OwnerClient];
	});
	afterAll(() => api.close());
	beforeEach(async () => {
		for (const table of ['request', 'offer', 'outbox_mail', 'owner_message', 'event', 'throttle'] as const)
			await db().deleteFrom(table).execute();
	});

	const db = () => api.database.db;
	async function loggedIn(id: number): Promise<OwnerClient> {
		const client = new OwnerClient(api);
		client.cookies.set('__Host-session', await startSession(api, id));
		return client;
	}
	async function send(values = {}): Promise<string> {
		const payload = sampleRequest('purchase-offer', values);
		const sent = await api.app.inject({ method: 'POST', url: '/api/v1/requests/purchase-offer', payload });
		expect(sent.statusCode, sent.body).toBe(201);
		return sent.json().reference;
	}
	const offers = async (client = owner, path = HOME) =>
		(await client.get(`${path}?language=nl`)).json().items;
	const mails = async (kind: RegExp) =>
		(await db().selectFrom('outbox_mail').select(['kind', 'message']).orderBy('id').execute()).filter(
			(mail) => kind.test(mail.kind),
		);
	/** Presses the link of that name in the newest mail that has it. */
	async function press(name: string, payload: object = {}) {
		const texts = (await mails(/./)).map(({ message }) => message.text).reverse();
		const [, token] =
			texts.map((text) => new RegExp(`/agency-action/(${name}_[^/\\s]+)/`).exec(text)).find(Boolean) ?? [];
		return api.app.inject({ method: 'POST', url: `/api/v1/actions/${token}`, payload });
	}
	const change = (id: number, to: Parameters<typeof changeOffer>[2], more = {}) =>
		db()
			.transaction()
			.execute((transaction) => changeOffer(transaction, id, to, more));
	const events = async (type: string) =>
		(
			await db()
				.selectFrom('event')
				.select(['subject', 'data'])
				.where('type', '=', type)
				.orderBy('id')
				.execute()
		).map(({ data }) => data);

	it('are there at once, and show what is offered once the agency has passed them on', async () => {
		const reference = await send({ remark: 'Onder voorbehoud.' });
		const [hidden] = await offers();
		expect(hidden).toMatchObject({ reference, state: 'received', canAnswer: false });
		expect(hidden.terms).toBeUndefined();
		expect(JSON.stringify(hidden)).not.toMatch(/345|Maes|voorbehoud/);
		expect((await press('offer-passed-on')).statusCode).toBe(200);
		const [news] = await mails(/^owner-offer-changed-/);
		expect(news?.message.text).toContain('legden we u een bod voor');
		expect(news?.message.text).not.toMatch(/345|Maes/);
		const [shown] = await offers();
		expect(shown).toMatchObject({
			state: 'passed-on',
			canAnswer: true,
			terms: {
				amount: 345_000,
				buyer: 'L. Maes',
				hasSecondBuyer: true,
				financing: 'loan',
				loanAmount: 200_000,
				conditions: 'Onder voorbehoud.',
			},
			history: [
				{ by: 'buyer', state: 'received' },
				{ by: 'agency', state: 'passed-on' },
			],
		});
		// 18:00 in Belgium.
		expect(shown.validUntil).toMatch(/T1[67]:00:00/);
		expect(JSON.stringify(shown)).not.toContain('lena@example.test');
		expect(await offers(partner, 'properties/2/offers')).toEqual([]);
	});

	it('are answered into history, conversation and mail, and stay as they are', async () => {
		await send();
		await press('offer-passed-on');
		const [{ id, reference }] = await offers();
		const given = answer({ answer: 'counter', amount: 352_000, note: ' De termijn past. ' });
		const said = await owner.post(`${HOME}/${id}`, given);
		expect(said.statusCode, said.body).toBe(200);
		const [offer] = await offers(partner);
		expect(offer.state).toBe('passed-on');
		expect(offer.history.at(-1)).toMatchObject({
			by: 'owner',
			answer: 'counter',
			amount: 352_000,
			note: 'De termijn past.',
			author: 'Eigenaar 1',
		});
		const [{ text }] = (await owner.get('properties/1/messages?language=nl')).json().items;
		expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
			`Bod ${reference} van € 345.000: graag een tegenbod van € 352.000 doen.\nToelichting: De termijn past.`,
		);
		const [mail, ...more] = await mails(/^offer-answer-/);
		expect(more).toEqual([]);
		expect(mail?.message.to).toBe('an@proefkantoor.example');
		// Its links are for the agency alone: an answer goes to nobody else.
		expect(mail?.message.replyTo).toBe('info@proefkantoor.example');
		expect(mail?.message.text).toContain('De termijn past.');
		expect(await events('estate.offer.answered')).toEqual([
			{ reference, about: { kind: 'property', id: 1 }, answer: 'counter', amount: 352_000 },
		]);
		const { activity } = (await owner.get('properties/1/people')).json();
		expect(activity[0]).toMatchObject({ type: 'offer-answered', about: reference });

		const [, token] = /\/agency-action\/(offer-countered_[^/\s]+)\//.exec(mail?.message.text ?? '') ?? [];
		const page = (await api.app.inject(`/api/v1/actions/${token}?language=nl`)).json();
		expect(page.amount).toMatchObject({ value: 352_000, least: 172_500, most: 700_000 });
		expect(page.text).toMatchObject({ isOptional: true });
		const noted = await press('offer-countered', { amount: 355_000, text: ' Met de keuken.\r\nEn snel. ' });
		expect(noted.statusCode, noted.body).toBe(200);
		const note = 'Met de keuken.\nEn snel.';
		expect((await offers())[0].history.at(-1)).toMatchObject({
			by: 'agency',
			state: 'countered',
			amount: 355_000,
			note,
		});
		expect(await events('estate.offer.changed')).toEqual([
			expect.objectContaining({ from: 'received', to: 'passed-on', by: 'agency' }),
			expect.objectContaining({ from: 'passed-on', to: 'countered', by: 'agency', amount: 355_000 }),
		]);
		const news = (await mails(/^owner-offer-changed-/)).at(-1);
		expect(news?.message.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(
			/noteerden we een tegenbod van € 355\.000\.\nToelichting: Met de keuken\.\nEn snel\./,
		);
	});

	it.each([
		[{}, 'required'],
		[{ amount: 0 }, 'too-small'],
		[{ amount: 172_499 }, 'too-small'],
		[{ amount: 3_550_000 }, 'too-large'],
		[{ amount: 355_000, text: 'x'.repeat(1_001) }, 'too-long'],
	])('are not countered by what cannot be meant: %j', async (payload, code) => {
		await send();
		await press('offer-passed-on');
		const refused = await press('offer-countered', payload);
		expect([refused.statusCode, refused.json().error.fields[0].code]).toEqual([422, code]);
		expect((await offers())[0].state).toBe('passed-on');
		// The link is still good.
		expect((await press('offer-countered', { amount: 355_000 })).statusCode).toBe(200);
	});

	it('are refused or accepted with a note, which owners who chose so read in the mail of the day', async () => {
		await db()
			.insertInto('owner_notification_choice')
			.values({ owner_id: 1, kind: 'offer', frequency: 'daily' })
			.execute();
		await send();
		await press('offer-refused', { text: 'Te laag voor deze straat.' });
		const tomorrow = new Date(Date.now() + 24 * 60 * MINUTE);
		const [, change] = await db()
			.transaction()
			.execute((transaction) => takeWaiting(transaction, 1, 'daily', tomorrow));
		expect(change && wordsOfHappening(change, 'nl')).toMatch(
			/^Op .* noteerden we dat een bod geweigerd is\.\nToelichting: Te laag voor deze straat\.$/,
		);
		await db().deleteFrom('owner_notification_choice').execute();
	});

	it('are each answered from one and the same page: a key belongs to what was sent, so nothing is lost', async () => {
		for (const email of ['lena@example.test', 'noor@example.test']) {
			await send({ email, idempotencyKey: `two-offers-${email}` });
			await press('offer-passed-on');
		}
		const key = 'one-key-of-a-page';
		const ids = (await offers()).map(({ id }: { id: number }) => id);
		expect(ids).toHaveLength(2);
		const choices = ['refuse', 'accept'];
		for (const [at, id] of ids.entries())
			for (const _ of ['once', 'sent again'])
				expect((await owner.post(`${HOME}/${id}`, answer({ answer: choices[at], key }))).statusCode).toBe(
					200,
				);
		const asked = (await offers()).map(({ history }: { history: { answer?: string }[] }) =>
			history.flatMap((step) => step.answer ?? []),
		);
		expect(asked).toEqual([['refuse'], ['accept']]);
		// Another choice for the same offer.
		await owner.post(`${HOME}/${ids[0]}`, answer({ answer: 'accept', key }));
		expect((await offers())[0].history.at(-1)).toMatchObject({ answer: 'accept' });
	});

	it('are countered again when an owner asks for another amount, and decided otherwise only by who says so', async () => {
		await send();
		await press('offer-passed-on');
		const [{ id }] = await offers();
		for (const amount of [352_000, 349_000]) {
			await owner.post(`${HOME}/${id}`, answer({ answer: 'counter', amount, key: `counter-${amount}` }));
			expect((await press('offer-countered', { amount })).statusCode).toBe(200);
			expect((await offers())[0].history.at(-1)).toMatchObject({ state: 'countered', amount });
		}
		expect((await press('offer-accepted')).statusCode).toBe(200);
		// A link of an older mail.
		const refused = await press('offer-refused');
		expect([refused.statusCode, refused.json().error.fields]).toEqual([
			422,
			[{ path: 'choice', code: 'required' }],
		]);
		expect((await offers())[0].state).toBe('accepted');
		expect((await press('offer-refused', { choice: 'overturn' })).statusCode).toBe(200);
		expect((await offers())[0].state).toBe('refused');
	});

	it('wait among the unanswered messages until the agency notes what becomes of them', async () => {
		await send();
		await press('offer-passed-on');
		const [{ id }] = await offers();
		const waiting = async () =>
			(await readUnansweredMessages(db(), new Date())).map(({ propertyId }) => propertyId);
		await owner.post(`${HOME}/${id}`, answer({ answer: 'accept' }));
		expect(await waiting()).toEqual([1]);
		expect((await press('offer-accepted')).statusCode).toBe(200);
		expect(await waiting()).toEqual([]);
		await owner.post('properties/1/messages', { text: 'En nu?', key: 'key-of-a-form' });
		expect(await waiting()).toEqual([1]);
	});

	it('are decided by the first of two who do at once: the second is asked whether that is to change', async () => {
		await send();
		await press('offer-passed-on');
		const [{ id }] = await offers();
		const pressed = await db()
			.transaction()
			.execute(async (transaction) => {
				await changeOffer(transaction, id, 'accepted');
				const second = press('offer-refused');
				await Promise.race([second, setTimeout(200)]);
				return { second };
			});
		expect((await pressed.second).statusCode).toBe(422);
		expect((await offers())[0].state).toBe('accepted');
	});

	it('are answered once, however often the form is sent, also when they were decided meanwhile', async () => {
		const id = await insertOffer(db(), 1);
		const given = answer({ answer: 'accept' });
		await owner.post(`${HOME}/${id}`, given);
		await change(id, 'accepted');
		expect((await owner.post(`${HOME}/${id}`, given)).statusCode).toBe(200);
		expect((await offers())[0].history).toHaveLength(3);
		// One mail: a copy of the message would say less.
		expect(await mails(/^(offer-answer|message)-/)).toHaveLength(1);
	});

	it('carry no buyer into the conversation, where the buyer could not be forgotten', async () => {
		const id = await insertOffer(db(), 1);
		for (const kind of ['accept', 'refuse'] as const)
			await owner.post(`${HOME}/${id}`, answer({ answer: kind, amount: 1_000 }));
		const texts = (await owner.get('properties/1/messages?language=nl')).json().items;
		expect(JSON.stringify(texts)).not.toContain('Maes');
		const steps = (await offers())[0].history;
		// Only a counter-offer has an amount.
		expect(steps.slice(1).map(({ amount }: { amount?: number }) => amount)).toEqual([undefined, undefined]);
	});

	it.each([
		[{ answer: 'counter' }, 422, 'amount', 'required'],
		[{ answer: 'counter', amount: 0 }, 422, 'amount', 'too-small'],
		[{ answer: 'counter', amount: 172_499 }, 422, 'amount', 'too-small'],
		[{ answer: 'counter', amount: 345_000.5 }, 400, 'amount', 'invalid'],
		[{ answer: 'counter', amount: 3_450_000 }, 422, 'amount', 'too-large'],
		[{ answer: 'accept', note: 'x'.repeat(1_001) }, 400, 'note', 'too-long'],
	])('are not answered by what cannot be: %j', async (body, status, path, code) => {
		const id = await insertOffer(db(), 1);
		const refused = await owner.post(`${HOME}/${id}`, answer(body));
		expect([refused.statusCode, refused.json().error.fields]).toEqual([status, [{ path, code }]]);
		expect([(await offers())[0].history.length, await mails(/./)]).toEqual([1, []]);
	});

	it.each([
		['received', 'offer-not-passed-on'],
		['accepted', 'offer-decided'],
		['refused', 'offer-decided'],
		['withdrawn', 'offer-withdrawn'],
		['expired', 'offer-expired'],
	] as const)('that are %s are not answered, and say why: %s', async (state, code) => {
		const id = await insertOffer(db(), 1, { state, passed_on_at: null });
		const refused = await owner.post(`${HOME}/${id}`, answer({ answer: 'refuse' }));
		expect([refused.statusCode, refused.json().error.code]).toEqual([409, code]);
	});

	it('are none for a property to let', async () => {
		await importItems(db(), [...SAMPLE_SITE, sampleProperty({ ID: 3, Goal: 1 })]);
		await insertOwner(db(), 4, { properties: [3] });
		const landlord = await loggedIn(4);
		expect((await landlord.get('properties/3?language=nl')).statusCode).toBe(200);
		expect((await landlord.get('properties/3/offers?language=nl')).statusCode).toBe(404);
	});

	it('of another property are not there', async () => {
		const other = await insertOffer(db(), 2);
		expect((await owner.get('properties/2/offers?language=nl')).statusCode).toBe(404);
		expect((await owner.post(`${HOME}/${other}`, answer({ answer: 'accept' }))).statusCode).toBe(404);
		expect((await owner.post(`properties/2/offers/${other}`, answer({ answer: 'accept' }))).statusCode).toBe(
			404,
		);
	});

	it('expire with their hour, once, at that hour, and say so before anybody noted it', async () => {
		const valid_until = new Date(Date.now() - MINUTE);
		const id = await insertOffer(db(), 1, { valid_until });
		expect((await offers())[0]).toMatchObject({ state: 'expired', canAnswer: false });
		await Promise.all([expireOffers(db()), expireOffers(db())]);
		const [{ history }] = await offers();
		expect(history.slice(1)).toMatchObject([{ by: 'time', state: 'expired', at: valid_until.toISOString() }]);
		expect(await events('estate.offer.changed')).toMatchObject([
			{ from: 'passed-on', to: 'expired', by: 'time' },
		]);
		// One of which it cannot be noted stands in nobody's way.
		const former = await insertOffer(db(), 1, { valid_until: new Date(Date.now() - 3 * MINUTE) });
		const later = await insertOffer(db(), 1, { valid_until });
		await refusingRows(db(), 'offer', `new.id = ${former}`, async () => {
			await expect(expireOffers(db())).rejects.toMatchObject({
				failures: [{ message: `offer ${former}: refused by the test` }],
			});
		});
		expect(await expireOffers(db())).toBe(0);
		const states = await db()
			.selectFrom('offer')
			.select('state')
			.where('id', 'in', [former, later])
			.orderBy('id')
			.execute();
		expect(states).toEqual([{ state: 'passed-on' }, { state: 'expired' }]);
		await db().deleteFrom('offer').where('id', 'in', [former, later]).execute();
		// What was decided in time may be noted after it.
		await change(id, 'refused');
		expect((await offers())[0].state).toBe('refused');
	});

	it('that nobody had noted as expired are, before what the agency notes later', async () => {
		const id = await insertOffer(db(), 1, { valid_until: new Date(Date.now() - MINUTE) });
		await expect(change(id, 'countered')).rejects.toMatchObject({ statusCode: 409, code: 'offer-expired' });
		await change(id, 'accepted');
		const [{ history }] = await offers();
		expect(history.map(({ state }: { state: string }) => state)).toEqual(['received', 'expired', 'accepted']);
	});

	it('cannot be noted against what became of them, and the page of the link says why', async () => {
		await send();
		await press('offer-withdrawn');
		const [mail] = await mails(/^decision$/);
		const [, token] = /\/agency-action\/(offer-accepted_[^/\s]+)\//.exec(mail?.message.text ?? '') ?? [];
		const page = (await api.app.inject(`/api/v1/actions/${token}?language=nl`)).json();
		expect(page).toMatchObject({ state: 'over', message: expect.stringContaining('trok dit bod in') });
		const pressed = await press('offer-accepted');
		expect([pressed.statusCode, pressed.json().error.code]).toEqual([409, 'offer-withdrawn']);
		expect((await offers())[0].state).toBe('withdrawn');
	});

	it('that wait for an answer are counted among the owner’s properties, until one is given', async () => {
		const open = async () =>
			(await owner.get('properties?language=nl'))
				.json()
				.items.map(({ OpenOffers }: OwnerProperty) => OpenOffers);
		expect(await open()).toEqual([0]);
		const id = await insertOffer(db(), 1);
		await insertOffer(db(), 1, { state: 'received', passed_on_at: null });
		await insertOffer(db(), 1, { valid_until: new Date(Date.now() - MINUTE) });
		expect(await open()).toEqual([1]);
		await owner.post(`${HOME}/${id}`, answer({ answer: 'refuse' }));
		expect(await open()).toEqual([0]);
	});

	it('that strangers send by the hundred push none out that the agency has passed on', async () => {
		const passedOn = await insertOffer(db(), 1, { received_at: new Date(Date.now() - 3 * 86_400_000) });
		for (let n = 0; n < 130; n++) await insertOffer(db(), 1, { state: 'received', passed_on_at: null });
		const { items, unshown } = (await owner.get(`${HOME}?language=nl`)).json();
		expect(items).toHaveLength(21);
		expect(items.at(-1)).toMatchObject({ id: passedOn, state: 'passed-on' });
		expect(unshown).toBe(110);
	});

	it('are a mail of their own five times an hour, and then wait for the mail of the day', async () => {
		for (let n = 0; n < 7; n++) await send({ email: `buyer-${n}@example.test` });
		expect(await mails(/^owner-offer$/)).toHaveLength(2 * 5);
		const waiting = await db()
			.transaction()
			.execute((transaction) => takeWaiting(transaction, 1, 'daily', new Date(Date.now() + MINUTE)));
		expect(waiting.map(({ what }) => what)).toEqual(['offer', 'offer']);
	});

	it('go with a buyer who is forgotten, and show themselves to one who asks', async () => {
		const reference = await send();
		await press('offer-passed-on');
		const [{ id }] = await offers();
		await owner.post(`${HOME}/${id}`, answer({ answer: 'refuse' }));
		expect(await personData(db(), 'lena@example.test')).toMatchObject({
			offers: [{ reference, state: 'passed-on', history: [{ by: 'buyer' }, { by: 'agency' }] }],
		});
		await forgetPerson(db(), api.configuration.DATA_DIR, 'lena@example.test');
		expect(await offers()).toEqual([]);
		expect(await events('estate.offer.answered')).toEqual([]);
		expect(await mails(/^offer-answer-/)).toEqual([]);
	});

	it('keep that an owner who is forgotten asked something, not who and in which words', async () => {
		await insertOwner(db(), 3, { properties: [1] });
		const third = await loggedIn(3);
		const id = await insertOffer(db(), 1);
		await third.post(`${HOME}/${id}`, answer({ answer: 'refuse', note: 'Te laag.' }));
		expect(await personData(db(), emailOf(3))).toMatchObject({
			offerAnswers: [{ home: 1, answer: 'refuse', note: 'Te laag.' }],
		});
		await forgetPerson(db(), api.configuration.DATA_DIR, emailOf(3));
		const step = (await offers())[0].history.at(-1);
		expect(step).toMatchObject({ answer: 'refuse', author: '…' });
		expect(step.note).toBeUndefined();
		expect(await mails(/^offer-answer-/)).toEqual([]);
	});

	it('of the demo agency go with its owners; others stay', async () => {
		await send();
		await insertOffer(db(), 1);
		await removeDemoOwners(db());
		expect(await offers()).toHaveLength(1);
	});
});
