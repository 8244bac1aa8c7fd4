import { LANGUAGES, type Language } from '@estate/shared-contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installationSecret } from '../server/installation-secret.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { ACTION_TEXTS } from './action-texts.ts';
import { actionToken } from './action-token.ts';
import { AGENCY_ACTIONS } from './agency-actions.ts';

const DAY = 86_400_000;

describe('links of mails to the agency', () => {
	let api: TestApi;
	let secret: string;
	beforeEach(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1 })]);
		secret = await installationSecret(api.database.db);
	});
	afterEach(() => api.close());

	const db = () => api.database.db;
	async function send(kind: Parameters<typeof sampleRequest>[0], values: Record<string, string> = {}) {
		const payload = sampleRequest(kind, values);
		const sent = await api.app.inject({ method: 'POST', url: `/api/v1/requests/${kind}`, payload });
		expect(sent.statusCode, sent.body).toBe(201);
		return sent.json().reference as string;
	}
	/** Tokens of the links in the mails of a kind, newest mail first */
	async function mailedTokens(kind: string): Promise<string[]> {
		const rows = await db()
			.selectFrom('outbox_mail')
			.select('message')
			.where('kind', '=', kind)
			.orderBy('id', 'desc')
			.execute();
		return rows.flatMap(({ message }) =>
			Array.from(message.text.matchAll(/\/agency-action\/([^/\s]+)\//g), ([, token = '']) => token),
		);
	}
	const see = async (token: string, language: Language = 'nl') =>
		(await api.app.inject(`/api/v1/actions/${token}?language=${language}`)).json();
	const press = (token: string, payload: object = {}) =>
		api.app.inject({ method: 'POST', url: `/api/v1/actions/${token}`, payload });
	const testimonials = async () =>
		(await api.app.inject('/api/v1/testimonials?language=nl')).json().items.length;

	it('publish a testimonial by one press, once; following the link does nothing', async () => {
		const before = await testimonials();
		await send('testimonial', { name: 'Zoé', comment: 'Zeer goed.' });
		const [publish = '', refuse = '', ...more] = await mailedTokens('decision');
		expect(more).toEqual([]);
		for (let time = 0; time < 3; time++) expect((await see(publish)).state).toBe('open');
		expect(await see(publish)).toMatchObject({
			title: 'Getuigenis publiceren',
			button: 'Ja, publiceren',
			facts: expect.arrayContaining([{ label: 'Tekst', value: 'Zeer goed.' }]),
		});
		expect(await testimonials()).toBe(before);
		const pressed = await Promise.all([press(publish), press(publish), press(publish)]);
		expect(pressed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
		expect(await testimonials()).toBe(before + 1);
		expect(await see(publish)).toMatchObject({
			state: 'done',
			message: 'De getuigenis staat op de website.',
			note: expect.stringContaining('al gebruikt'),
		});
		expect((await press(publish)).json().error.code).toBe('action-used');
		expect((await press(refuse)).statusCode).toBe(200);
		expect(await testimonials()).toBe(before);
	});

	it('are named in a log that holds no link', async () => {
		const reference = await send('testimonial');
		const [, refuse = ''] = await mailedTokens('decision');
		await press(refuse);
		const log = await db().selectFrom('agency_action').selectAll().execute();
		expect(log).toMatchObject([
			{ kind: 'testimonial-refuse', target: reference.toLowerCase(), done_at: expect.any(Date) },
		]);
		expect(JSON.stringify(log)).not.toContain(refuse);
	});

	it('that are forged, of another target or over are refused in words', async () => {
		const reference = await send('testimonial');
		const [publish = ''] = await mailedTokens('decision');
		const target = reference.toLowerCase();
		for (const forged of [
			publish.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
			publish.replace('publish', 'refuse'),
			publish.replace(target, 'm-2222-22'),
			'nothing-at-all',
		]) {
			expect(await see(forged)).toMatchObject({
				state: 'over',
				message: expect.stringContaining('Open hem'),
			});
			expect((await press(forged)).statusCode).toBe(404);
		}
		const name = 'testimonial-publish';
		const old = actionToken(secret, { name, target }, new Date(Date.now() - 14 * DAY));
		expect(await see(old)).toMatchObject({ state: 'over', message: expect.stringContaining('14 dagen') });
		expect([(await press(old)).statusCode, (await press(old)).json().error.code]).toEqual([
			410,
			'action-over',
		]);
		const young = actionToken(secret, { name, target }, new Date(Date.now() - 13.9 * DAY));
		expect((await see(young)).state).toBe('open');
		const gone = actionToken(secret, { name, target: 'm-2222-22' });
		expect(await see(gone)).toMatchObject({
			state: 'over',
			message: expect.stringContaining('niets te doen'),
		});
		expect((await press(gone)).statusCode).toBe(404);
		expect(await db().selectFrom('agency_action').select('kind').execute()).toEqual([]);
	});

	it('confirm and move a visit; a time that is taken changes nothing and leaves the link good', async () => {
		const slots = await api.app.inject('/api/v1/properties/1/slots?language=nl');
		const [first, second] = slots.json().slots;
		const reference = await send('contact-appointment', { slot: first.id });
		const target = reference.toLowerCase();
		const confirm = actionToken(secret, { name: 'visit-confirm', target });
		expect(await see(confirm)).toMatchObject({ state: 'open', title: 'Bezoek bevestigen' });
		expect((await press(confirm)).statusCode).toBe(200);
		const [move = ''] = await mailedTokens('notice');
		const { choice } = await see(move);
		expect(choice.options.map(({ value }: { value: string }) => value)).toContain(second.id);
		expect((await press(move)).statusCode).toBe(422);
		const appointment = () =>
			db().selectFrom('appointment').select(['status', 'starts_at']).executeTakeFirstOrThrow();
		const again = actionToken(secret, { name: 'visit-move', target }, new Date(Date.now() - DAY));
		expect((await press(again, { choice: '2001-01-01T10:00' })).statusCode).toBe(422);
		expect((await press(again, { choice: second.id })).statusCode).toBe(200);
		expect(await appointment()).toEqual({ status: 'confirmed', starts_at: new Date(second.startsAt) });
		const kinds = await db().selectFrom('outbox_mail').select('kind').execute();
		expect(kinds.map(({ kind }) => kind)).toContain('appointment-moved');
	});

	it('mark offers and requests, and announce it', async () => {
		const reference = await send('purchase-offer');
		const [seen = '', passedOn = '', accepted = ''] = await mailedTokens('decision');
		for (const token of [seen, passedOn, accepted]) expect((await press(token)).statusCode).toBe(200);
		const answered = (await send('site-contact')) && (await mailedTokens('notice'))[0];
		expect((await press(answered ?? '')).statusCode).toBe(200);
		const marks = await db().selectFrom('request_mark').select('mark').orderBy('request_id').execute();
		expect(marks).toEqual([{ mark: 'accepted' }, { mark: 'answered' }]);
		const events = await db().selectFrom('event').select(['type', 'subject']).orderBy('id').execute();
		expect(events.filter(({ type }) => type === 'estate.offer.marked')).toEqual([
			{ type: 'estate.offer.marked', subject: `offer/${reference}` },
			{ type: 'estate.offer.marked', subject: `offer/${reference}` },
			{ type: 'estate.offer.marked', subject: `offer/${reference}` },
		]);
	});

	it('end a saved search that complains', async () => {
		await send('demand-register');
		const [end = ''] = await mailedTokens('notice');
		expect(await see(end)).toMatchObject({ title: 'Zoekopdracht stoppen' });
		await press(end);
		const rows = await db().selectFrom('subscription').select('status').execute();
		expect(rows).toEqual([{ status: 'ended' }]);
	});

	it('that decide for the agency stand in no mail whose answer goes to the visitor', async () => {
		for (const kind of ['testimonial', 'purchase-offer'] as const) await send(kind);
		const mails = await db().selectFrom('outbox_mail').select('message').execute();
		const deciding = mails.filter(({ message }) => /testimonial-|offer-/.test(message.text));
		expect(deciding).toHaveLength(2);
		for (const { message } of mails.filter(({ message }) => message.replyTo?.includes('lena')))
			expect(message.text).not.toMatch(/agency-action\/(?!request-answered)/);
	});

	it('have words of their own in every language', async () => {
		const target = (await send('testimonial')).toLowerCase();
		const token = actionToken(secret, { name: 'testimonial-publish', target });
		const titles = await Promise.all(LANGUAGES.map(async (language) => (await see(token, language)).title));
		expect(new Set(titles).size).toBe(LANGUAGES.length);
		for (const language of LANGUAGES)
			expect(Object.keys(ACTION_TEXTS[language].actions)).toEqual(Object.keys(AGENCY_ACTIONS));
	});
});
