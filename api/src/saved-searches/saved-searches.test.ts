import type { FormValues, RequestBody } from '@estate/shared-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeedItem } from '../import/feed/feed-item.schema.ts';
import { CurrentIndex } from '../search/current-index.ts';
import type { SearchContext } from '../server/context.ts';
import { sweepSubscriptions } from '../subscriptions/change-subscription.ts';
import { importItems } from '../testing/import-items.ts';
import { refusingRows } from '../testing/refuse-rows.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { matchSavedSearches } from './match-saved-searches.ts';
import { sendNews, sendSavedSearchDigests } from './send-saved-searches.ts';

const FITS = { WebID: 1, Zip: '9000', City: 'Gent', Price: 300_000, Bedrooms: 3 };

describe('saved searches', () => {
	let api: TestApi;
	let context: Omit<SearchContext, 'typed' | 'kept'>;
	let properties = 0;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase(), { WISH_QUIET: '0' });
		await importItems(api.database.db, SAMPLE_SITE);
		const { database, configuration } = api;
		context = { database, configuration, onMailQueued() {}, searchIndex: new CurrentIndex(database.db) };
	});
	afterAll(() => api.close());
	beforeEach(async () => {
		for (const table of ['subscription', 'request', 'outbox_mail', 'owner'] as const)
			await api.database.db.deleteFrom(table).execute();
	});

	const send = async (
		kind: 'demand-register' | 'sign-newsletter' | 'contact-me',
		values: FormValues = {},
		changes: Partial<RequestBody> = {},
	) => {
		const response = await api.app.inject({
			method: 'POST',
			url: `/api/v1/requests/${kind}`,
			payload: sampleRequest(kind, values, changes),
		});
		expect(response.statusCode, response.body).toBe(201);
	};
	const mails = async () =>
		(await api.database.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute()).map(
			({ kind, message }) => ({ kind, ...message }),
		);
	const mailsOf = async (kind: string) => (await mails()).filter((mail) => mail.kind === kind);
	const tokenIn = (text = '') => /\/subscription\/([\w.-]+)\//.exec(text)?.[1] ?? '';
	const change = async (token: string, action: string, password?: string) =>
		(
			await api.app.inject({
				method: 'POST',
				url: `/api/v1/subscriptions/${token}`,
				payload: { action, ...(password ? { password } : {}) },
			})
		).json();
	const see = (token: string) => api.app.inject(`/api/v1/subscriptions/${token}`);
	/** A saved search, confirmed by the link of its mail. */
	async function saveSearch(values: FormValues = {}): Promise<string> {
		await send('demand-register', values);
		const token = tokenIn((await mailsOf('wish-opt-in')).at(-1)?.text);
		expect(await change(token, 'confirm')).toMatchObject({ status: 'active' });
		return token;
	}
	async function publish(changes: Partial<Parameters<typeof sampleProperty>[0]> = {}): Promise<number> {
		const ID = changes.ID ?? ++properties;
		const item: FeedItem = sampleProperty({ ...FITS, ...changes, ID });
		await importItems(api.database.db, [item]);
		return ID;
	}

	/** What the api does every minute: looks for properties that fit, and queues news. */
	async function round(): Promise<number> {
		await matchSavedSearches(context);
		return sendNews(context);
	}
	/** The clock, moved on by so many seconds: everything happened that much earlier. */
	async function wait(seconds: number): Promise<void> {
		const earlier = sql<Date>`now() - make_interval(secs => ${seconds})`;
		await api.database.db.updateTable('content_state').set({ changed_at: earlier }).execute();
		await api.database.db
			.updateTable('wish_match')
			.set({ noted_at: sql`noted_at - make_interval(secs => ${seconds})` })
			.execute();
	}

	it('ask to confirm the address first, and stay silent until then', async () => {
		await send('demand-register');
		const [optIn, notice] = await mails();
		expect(optIn).toMatchObject({ kind: 'wish-opt-in', to: 'lena@example.test' });
		expect(optIn?.text).toMatch(/Zoekopdracht bevestigen: https:\/\/www\.example\.test\/nl\/subscription\//);
		expect(optIn?.text).toContain('9000 Gent');
		expect(notice).toMatchObject({ kind: 'notice', to: 'info@proefkantoor.example' });
		await publish();
		expect(await round()).toBe(0);
		const seen = await see(tokenIn(optIn?.text));
		expect(seen.headers['cache-control']).toBe('private, no-store');
		expect(seen.json()).toEqual({
			kind: 'wish',
			status: 'unconfirmed',
			frequency: 'at-once',
			goal: '0',
			query: 'city=gent%7C9000&type=1&type=2&bedrooms=2&price=200000-400000&hide=sold',
		});
	});

	it('greet by the title that was asked for, in the mail that confirms and in those with news', async () => {
		for (const [title, greeting] of [
			['ms', 'Geachte mevrouw Maes,'],
			['none', 'Beste Lena Maes,'],
		] as const) {
			await api.database.db.deleteFrom('subscription').execute();
			await saveSearch({ title });
			await publish();
			await round();
			for (const kind of ['wish-opt-in', 'wish-news'])
				expect((await mailsOf(kind)).at(-1)?.text.split('\n')[0], kind).toBe(greeting);
		}
	});

	it('report a property that fits once, at once, and of nothing that was there before', async () => {
		await publish();
		await saveSearch();
		expect(await round()).toBe(0);
		const id = await publish();
		await publish({ Price: 900_000 });
		await publish({ Zip: '2000', City: 'Antwerpen' });
		await publish({ State: 'sold' });
		await publish({ Bedrooms: 1 });
		await publish({ Goal: 1 });
		expect(await round()).toBe(1);
		const [news] = await mailsOf('wish-news');
		expect(news?.subject).toBe('Een pand dat bij uw zoekopdracht past');
		expect(news?.text).toContain(`https://www.example.test/nl/property/${id}/`);
		expect(news?.text).toContain('https://www.example.test/nl/for-sale/?city=gent%7C9000');
		await publish({ ID: id, Price: 310_000 });
		expect(await round()).toBe(0);
	});

	it('report properties whatever numbers the feed gives them, and keep what was there', async () => {
		const take = (ID: number, changes = {}) =>
			importItems(api.database.db, [{ ...sampleProperty({ ...FITS, ...changes, ID: 1 }), ID }]);
		await take(3_000_000_001);
		await saveSearch();
		expect(await round()).toBe(0);
		await take(3_000_000_002);
		await take(3_000_000_001, { Bedrooms: 4 });
		expect(await round()).toBe(1);
		const [news] = await mailsOf('wish-news');
		expect(news?.text).toContain('/property/3000000002/');
		expect(news?.text).not.toContain('/property/3000000001/');
		await api.database.db.deleteFrom('property').where('id', '>', 3_000_000_000).execute();
	});

	it('reach those behind one that cannot be compared, or whose mail cannot be written', async () => {
		for (const email of ['a@example.test', 'b@example.test', 'c@example.test']) await saveSearch({ email });
		await round();
		const { db } = api.database;
		const [first, second] = await db.selectFrom('subscription').select('id').orderBy('id').execute();
		await publish();
		const failures = [{ message: expect.stringContaining('refused by the test') }];
		await refusingRows(db, 'subscription', `new.id = ${first?.id}`, async () => {
			await expect(matchSavedSearches(context)).rejects.toMatchObject({ failures });
		});
		await refusingRows(db, 'wish_match', `new.subscription_id = ${second?.id}`, async () => {
			await expect(sendNews(context)).rejects.toMatchObject({ failures });
		});
		expect((await mailsOf('wish-news')).map(({ to }) => to)).toEqual(['c@example.test']);
		expect(await round(), 'both rest').toBe(0);
	});

	it('report nothing that was there when they began, however it is changed; looked at anew when they go on', async () => {
		const [known, dearer] = [await publish(), await publish({ Price: 500_000 })];
		const token = await saveSearch();
		expect(await round()).toBe(0);
		await publish({ ID: known, Price: 310_000 });
		expect(await round()).toBe(0);
		await publish({ ID: known, State: 'sold' });
		expect(await round()).toBe(0);
		await publish({ ID: dearer, Price: 390_000 });
		await publish({ ID: known });
		expect(await round()).toBe(1);
		expect((await mailsOf('wish-news'))[0]?.text).toContain(`/property/${dearer}/`);
		await change(token, 'end');
		const meanwhile = await publish();
		await change(token, 'confirm');
		expect(await round()).toBe(0);
		await publish({ ID: meanwhile, Price: 320_000 });
		expect(await round()).toBe(0);
		await publish();
		expect(await round()).toBe(1);
	});

	it('report units of projects, several of one as one item, and each once', async () => {
		const texts = { Name: {}, Description: {}, pictures: [], WebID: 1, PublishPrice: true, Bedrooms: 3 };
		const unit = (ID: number, Price: number, State: 'available' | 'option' | 'sold' = 'available') => ({
			...texts,
			ID,
			Price,
			State,
		});
		const project = (...units: ReturnType<typeof unit>[]) =>
			importItems(api.database.db, [sampleProject({ ID: 7, units })]);
		const before = unit(70, 350_000);
		await project(before);
		await saveSearch();
		await saveSearch({ email: 'other@example.test', zones: ['gent|9000'], types: ['2'] });
		expect(await round()).toBe(0);
		const own = await publish();
		const units = [unit(71, 320_000), unit(72, 310_000), unit(73, 900_000), unit(74, 300_000, 'option')];
		await project({ ...before, Price: 355_000 }, ...units);
		expect(await round()).toBe(1);
		const [news] = await mailsOf('wish-news');
		expect(news?.subject).toBe('3 panden die bij uw zoekopdracht passen');
		expect(news?.text).toMatch(
			/Park Leie: 2 passende wooneenheden, 9000 Gent, vanaf €\s310\.000 excl\. btw en kosten\nhttps:\/\/www\.example\.test\/nl\/project\/7\//,
		);
		expect(news?.text).toContain(`https://www.example.test/nl/property/${own}/`);
		expect(news?.text).not.toContain('projects=none');
		await project(before, ...units.slice(0, 3), unit(74, 300_000));
		expect(await round()).toBe(1);
		expect((await mailsOf('wish-news'))[1]?.text).toMatch(
			/Park Leie, 9000 Gent, €\s300\.000 excl\. btw en kosten\nhttps:\/\/www\.example\.test\/nl\/projects\//,
		);
		await project(unit(71, 320_000, 'sold'));
		expect(await round()).toBe(0);
	});

	it('report a property whose price comes within reach', async () => {
		const id = await publish({ Price: 500_000 });
		await saveSearch();
		await publish({ ID: id, Price: 390_000 });
		expect(await round()).toBe(1);
	});

	it('report the properties of a long import in one mail when it is over, or after a quarter of an hour', async () => {
		const patient = { ...context, configuration: { ...context.configuration, WISH_QUIET: 120 } };
		const look = async () => {
			await matchSavedSearches(patient);
			return sendNews(patient);
		};
		await saveSearch();
		for (let minute = 0; minute < 2; minute++) {
			await publish();
			expect(await look()).toBe(0);
			await wait(60);
			expect(await look()).toBe(0);
		}
		const sold = await publish();
		expect(await look()).toBe(0);
		await publish({ ID: sold, State: 'sold' });
		await wait(121);
		expect(await look()).toBe(1);
		expect(await look()).toBe(0);
		expect((await mailsOf('wish-news')).map(({ subject }) => subject)).toEqual([
			'2 panden die bij uw zoekopdracht passen',
		]);
		await publish();
		await look();
		await wait(901);
		await publish({ Price: 900_000 });
		expect(await look()).toBe(1);
	});

	it('are compared once by several processes at the same time', async () => {
		await saveSearch();
		await saveSearch({ email: 'other@example.test' });
		await publish();
		const counts = await Promise.all([1, 2, 3].map(() => round()));
		expect(counts.reduce((sum, count) => sum + count)).toBe(2);
		expect(await mailsOf('wish-news')).toHaveLength(2);
	});

	it('find nothing in a place that the agency does not know', async () => {
		await saveSearch({ zones: ['atlantis|9999'] });
		await publish();
		expect(await round()).toBe(0);
	});

	it('come as one mail a day when that was asked', async () => {
		await saveSearch({ frequency: 'daily' });
		await publish();
		await publish();
		expect(await round()).toBe(0);
		expect(await sendSavedSearchDigests(context, '2026-11-21')).toBe(1);
		await publish();
		await round();
		expect(await sendSavedSearchDigests(context, '2026-11-21')).toBe(0);
		expect(await sendSavedSearchDigests(context, '2026-11-22')).toBe(1);
		expect((await mailsOf('wish-digest')).map(({ subject }) => subject)).toEqual([
			'2 panden die bij uw zoekopdracht passen',
			'Een pand dat bij uw zoekopdracht past',
		]);
	});

	it('report a property that was under option or gone when the mail was due, once it is to be had again', async () => {
		await saveSearch({ frequency: 'daily' });
		const [id, sold] = [await publish(), await publish()];
		await matchSavedSearches(context);
		await publish({ ID: id, State: 'option' });
		await publish({ ID: sold, State: 'sold' });
		const last = await publish();
		await matchSavedSearches(context);
		expect(await sendSavedSearchDigests(context, '2026-11-21')).toBe(1);
		await matchSavedSearches(context);
		expect(await sendSavedSearchDigests(context, '2026-11-22')).toBe(0);
		await publish({ ID: id });
		await publish({ ID: sold });
		await publish({ ID: last, Price: 310_000 });
		await matchSavedSearches(context);
		expect(await sendSavedSearchDigests(context, '2026-11-22')).toBe(1);
		expect((await mailsOf('wish-digest')).map(({ subject }) => subject)).toEqual([
			'Een pand dat bij uw zoekopdracht past',
			'2 panden die bij uw zoekopdracht passen',
		]);
	});

	it('end by the link, by the mail program with one click, and change their rhythm', async () => {
		const token = await saveSearch();
		expect(await change(token, 'daily')).toMatchObject({ frequency: 'daily' });
		expect(await change(token, 'at-once')).toMatchObject({ frequency: 'at-once' });
		await publish();
		await round();
		const [news] = await mailsOf('wish-news');
		const address = new URL(news?.unsubscribeUrl ?? '');
		expect(address.origin).toBe('https://www.example.test');
		const response = await api.app.inject({
			method: 'POST',
			url: address.pathname,
			payload: 'List-Unsubscribe=One-Click',
			headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
		});
		expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
		expect((await see(token)).json().status).toBe('ended');
		await publish();
		expect(await round()).toBe(0);
		expect((await see(`${token}x`)).statusCode).toBe(404);
	});

	it('make the account that was asked for when its password is typed again behind the link; it is stored nowhere', async () => {
		const password = 'een lang wachtwoord';
		await send('demand-register', { withAccount: 'on', password, passwordRepeat: password });
		const everything = JSON.stringify([
			await mails(),
			await api.database.db.selectFrom('request').selectAll().execute(),
			await api.database.db.selectFrom('subscription').selectAll().execute(),
		]);
		expect(everything).not.toContain(password);
		const logIn = () =>
			api.app.inject({
				method: 'POST',
				url: '/api/v1/owner/session',
				payload: { email: 'lena@example.test', password },
			});
		const [optIn] = await mailsOf('wish-opt-in');
		const firstLines = optIn?.text.slice(0, 200);
		expect(firstLines).toContain('account');
		expect(optIn?.subject).toContain('account');
		const token = tokenIn(optIn?.text);
		expect((await see(token)).json()).toMatchObject({ status: 'unconfirmed', account: 'asked' });
		expect((await logIn()).statusCode).toBe(401);
		expect(await change(token, 'confirm')).toMatchObject({ status: 'active', account: 'asked' });
		expect((await logIn()).statusCode).toBe(401);
		expect(await change(token, 'confirm', 'een ander wachtwoord')).toMatchObject({
			error: { code: 'wrong-password' },
		});
		expect((await logIn()).statusCode).toBe(401);
		const made = await change(token, 'confirm', password);
		expect(made).toMatchObject({ status: 'active' });
		expect(made).not.toHaveProperty('account');
		expect((await logIn()).statusCode).toBe(200);
		expect(await api.database.db.selectFrom('owner').select('kind').execute()).toEqual([
			{ kind: 'searcher' },
		]);
		const kept = await api.database.db.selectFrom('subscription').select('password_hash').execute();
		expect(kept).toEqual([{ password_hash: null }]);
	});

	it('are confirmed with account in one step; an account that is there already stays, and the mail says so', async () => {
		const ask = (password: string) =>
			send('demand-register', { withAccount: 'on', password, passwordRepeat: password });
		const [first, second] = ['een lang wachtwoord', 'een tweede wachtwoord'];
		await ask(first);
		const token = tokenIn((await mailsOf('wish-opt-in'))[0]?.text);
		expect(await change(token, 'confirm', first)).toMatchObject({ status: 'active' });
		const before = await api.database.db.selectFrom('owner').selectAll().execute();
		await ask(second);
		const again = (await mailsOf('wish-opt-in')).at(-1);
		expect(again?.text).toContain('Dat bestaat al');
		expect((await see(tokenIn(again?.text))).json()).not.toHaveProperty('account');
		await change(tokenIn(again?.text), 'confirm', second);
		expect(await api.database.db.selectFrom('owner').selectAll().execute()).toEqual(before);
	});

	it('take few tries at the password of the account, and forget it after a month', async () => {
		const password = 'een lang wachtwoord';
		await send('demand-register', { withAccount: 'on', password, passwordRepeat: password });
		const token = tokenIn((await mailsOf('wish-opt-in'))[0]?.text);
		for (let n = 0; n < 10; n++)
			expect((await change(token, 'confirm', `guess ${n}`)).error.code).toBe('wrong-password');
		expect((await change(token, 'confirm', password)).error.code).toBe('too-many-tries');
		expect(await change(token, 'confirm')).toMatchObject({ status: 'active', account: 'asked' });
		await api.database.db
			.updateTable('subscription')
			.set({ created_at: sql`now() - interval '31 days'` })
			.execute();
		await sweepSubscriptions(api.database.db);
		expect((await see(token)).json()).not.toHaveProperty('account');
	});

	it('and the newsletter: confirmed by mail, once per address, also when it was ticked elsewhere', async () => {
		await send('sign-newsletter');
		await send('sign-newsletter', { firstName: 'Anders', email: 'LENA@example.test' });
		const optIns = await mailsOf('newsletter-opt-in');
		expect(optIns).toHaveLength(2);
		const rows = () => api.database.db.selectFrom('subscription').select(['kind', 'status']).execute();
		expect(await rows()).toEqual([{ kind: 'newsletter', status: 'unconfirmed' }]);
		expect(await change(tokenIn(optIns[0]?.text), 'confirm')).toEqual({
			kind: 'newsletter',
			status: 'active',
		});
		// Whoever asks again changes nothing of who reads it.
		const before = await api.database.db.selectFrom('subscription').select('language').execute();
		await send('sign-newsletter', {}, { language: 'fr' });
		expect(await api.database.db.selectFrom('subscription').select('language').execute()).toEqual(before);
		const [welcome] = await mailsOf('newsletter-welcome');
		expect(welcome).toMatchObject({
			to: 'lena@example.test',
			subject: 'Welkom bij de nieuwsbrief van Proefkantoor',
		});
		expect(welcome?.unsubscribeUrl).toContain('/one-click');
		await change(tokenIn(welcome?.text), 'confirm');
		expect(await mailsOf('newsletter-welcome')).toHaveLength(1);
		await publish({ ID: 1 });
		await send('contact-me', { newsletter: 'on', email: 'mia@example.test' });
		expect(await mailsOf('newsletter-opt-in')).toHaveLength(4);
		expect(await rows()).toHaveLength(2);
	});

	it('of the newsletter are confirmed by the link of an earlier mail too, after it was ended and asked for again', async () => {
		const rows = () => api.database.db.selectFrom('subscription').select('status').orderBy('id').execute();
		await send('sign-newsletter');
		const link = tokenIn((await mailsOf('newsletter-opt-in'))[0]?.text);
		await change(link, 'confirm');
		await change(link, 'end');
		await send('sign-newsletter', { email: 'Lena@example.test' });
		for (let press = 0; press < 2; press++)
			expect(await change(link, 'confirm')).toEqual({ kind: 'newsletter', status: 'active' });
		expect(await rows()).toEqual([{ status: 'ended' }, { status: 'active' }]);
		expect(await mailsOf('newsletter-welcome')).toHaveLength(2);
	});

	it('forget who never confirmed', async () => {
		await send('demand-register');
		await api.database.db
			.updateTable('subscription')
			.set({ created_at: sql`now() - interval '31 days'` })
			.execute();
		await sweepSubscriptions(api.database.db);
		expect(await api.database.db.selectFrom('subscription').select('id').execute()).toEqual([]);
	});
});
