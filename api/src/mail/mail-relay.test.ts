import {
	FORMS,
	type FormValues,
	REQUEST_KINDS,
	type RequestBody,
	type RequestKind,
} from '@estate/shared-contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askLink } from '../owners/password/ask-link.ts';
import type { ApiContext } from '../server/context.ts';
import { importItems } from '../testing/import-items.ts';
import { emailOf, insertOwner } from '../testing/owner-account.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { receiverIn, receiverOf, withinReceiverLimits } from './receiver-limits.ts';

const BAIT = 'Uw pakket wacht: https://evil.example/pay of www.evil.example of hulp@evil.example';
/** What mail programs make a link of */
const LINKED = /evil\.example|:\/\/evil|hulp@evil/i;

const startApi = async (settings: Record<string, string> = {}): Promise<TestApi> => {
	const api = await createTestApi(await openTestDatabase(), settings);
	await importItems(api.database.db, [
		...SAMPLE_SITE,
		sampleProperty({ ID: 1, contactId: 1 }),
		sampleProject({ ID: 1, contactId: 1 }),
	]);
	return api;
};
let senders = 0;
/** Each from a network of its own. */
const send = (api: TestApi, kind: RequestKind, values: FormValues = {}, changes: Partial<RequestBody> = {}) =>
	api.app.inject({
		method: 'POST',
		url: `/api/v1/requests/${kind}`,
		payload: sampleRequest(kind, values, changes),
		headers: { 'x-forwarded-for': `203.0.113.${++senders % 250}` },
	});
const mailsOf = async ({ database: { db } }: TestApi) =>
	(await db.selectFrom('outbox_mail').selectAll().orderBy('id').execute()).map(({ kind, message }) => ({
		kind,
		...message,
	}));

describe('the mails of the forms are no relay', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await startApi();
	});
	afterAll(() => api.close());
	afterEach(async () => {
		for (const table of ['subscription', 'request', 'outbox_mail'] as const)
			await api.database.db.deleteFrom(table).execute();
	});

	it.each(REQUEST_KINDS)(
		'%s: words of a visitor are no link, stand in no subject, and go to the agency alone',
		async (kind) => {
			const typed = FORMS[kind].fields
				.filter(({ kind: field }) => field === 'text' || field === 'long-text')
				.map(({ name, longest = 200 }) => [name, BAIT.slice(0, longest)]);
			const places = FORMS[kind].fields.some(({ name }) => name === 'zones')
				? { zones: ['evil.example|9000'] }
				: {};
			const website = kind === 'testimonial' ? { website: 'https://evil.example/shop' } : {};
			const response = await send(api, kind, { ...Object.fromEntries(typed), ...places, ...website });
			expect(response.statusCode, response.body).toBe(201);
			const mails = await mailsOf(api);
			expect(mails.length).toBeGreaterThan(0);
			for (const { kind: mail, subject, text, html, replyTo } of mails) {
				expect(`${text}${html}`, mail).not.toMatch(LINKED);
				expect(subject, mail).not.toMatch(/pakket|evil|Lena|Maes/);
				const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
				for (const link of links) expect(new URL(link).origin, mail).toBe('https://www.example.test');
				if (mail === 'notice' || mail === 'decision') continue;
				expect(replyTo).not.toMatch(/pakket/);
				// A name greets; what else was written goes no further, but for the message to a friend.
				const [greeting = '', ...rest] = text.split('\n');
				if (typed.length > 0) expect(greeting.length).toBeLessThan(110);
				if (mail !== 'friend') expect(rest.join('\n'), mail).not.toMatch(/pakket/);
			}
		},
	);

	it('a friend reads the name and the short message, as text', async () => {
		await send(api, 'send-to-friend', {
			firstName: 'Zoë',
			lastName: "D'Hondt",
			remark: 'Kijk op evil.example',
		});
		const [friend] = await mailsOf(api);
		expect(friend).toMatchObject({ kind: 'friend', subject: 'Iemand stuurt u een pand van Proefkantoor' });
		expect(friend?.replyTo).toBe('lena@example.test');
		expect(friend?.text).toContain("Zoë D'Hondt denkt dat");
		expect(friend?.text).toContain('“Kijk op evil. example”');
		const long = await send(api, 'send-to-friend', { remark: 'x'.repeat(501) });
		expect(long.json().error.fields).toEqual([{ path: 'remark', code: 'too-long' }]);
	});
});

describe('receivers of mails', () => {
	it('get so many from friends a day, whoever sends, and the sender reads that it was refused', async () => {
		const api = await startApi({ FRIEND_LIMIT: '3' });
		try {
			const statuses: number[] = [];
			for (let sender = 0; sender < 5; sender++) {
				const friendEmail = ['vic@example.test', 'VIC@example.test', 'vic+a@example.test'][sender % 3] ?? '';
				const answer = await send(api, 'send-to-friend', { email: `s${sender}@example.test`, friendEmail });
				statuses.push(answer.statusCode);
			}
			expect(statuses).toEqual([201, 201, 201, 429, 429]);
			expect((await send(api, 'send-to-friend', { friendEmail: 'other@example.test' })).statusCode).toBe(201);
			expect((await mailsOf(api)).filter(({ kind }) => kind === 'friend')).toHaveLength(4);
			const kept = await api.database.db.selectFrom('throttle').select('key').execute();
			expect(JSON.stringify(kept)).not.toContain('vic');
		} finally {
			await api.close();
		}
	});

	it('are the same however an address is spelled', async () => {
		const { db } = (await startApi()).database;
		for (const [spelled, receiver] of [
			['Jan.Peeters@Example.test', 'janpeeters@example.test'],
			['jan+site.a@example.test', 'jan@example.test'],
			['j.a.n@googlemail.com', 'jan@gmail.com'],
			['jan@sub.googlemail.com', 'jan@sub.googlemail.com'],
		] as const) {
			expect(receiverOf(spelled)).toBe(receiver);
			const { rows } = await sql<{
				receiver: string;
			}>`select ${receiverIn(sql`${spelled}::text`)} as receiver`.execute(db);
			expect(rows).toEqual([{ receiver }]);
		}
	});

	it('are counted in one order however they are spelled, so that no two requests wait for each other', async () => {
		const { database, configuration, close } = await startApi({ MAIL_LIMIT: '9', FRIEND_LIMIT: '9' });
		const { db } = database;
		await sql`create table counted (id bigint generated always as identity, key text)`.execute(db);
		await sql`create function note_counted() returns trigger language plpgsql as
			$$ begin insert into counted (key) values (new.key); return new; end $$`.execute(db);
		await sql`create trigger note_counted before insert on throttle for each row execute function note_counted()`.execute(
			db,
		);
		/** Keys of the counters in the order in which a request locks them. */
		async function lockedBy(confirmation: string, friend: string): Promise<string[]> {
			const mail = { from: '', subject: '', text: '', html: '', language: 'nl' };
			const mails = { confirmation: { ...mail, to: confirmation }, friend: { ...mail, to: friend } };
			const about = { kind: 'send-to-friend', secret: 'secret', configuration } as const;
			await sql`delete from counted`.execute(db);
			await db.transaction().execute((transaction) => withinReceiverLimits(transaction, about, mails));
			const { rows } = await sql<{ key: string }>`
				select key from counted group by key order by min(id)`.execute(db);
			return rows.map(({ key }) => key);
		}
		try {
			const one = await lockedBy('ab@example.test', 'a.z@example.test');
			const other = await lockedBy('AZ@example.test', 'AB@example.test');
			const inBoth = one.filter((key) => other.includes(key));
			expect(inBoth).toHaveLength(2);
			expect(other.filter((key) => one.includes(key))).toEqual(inBoth);
			const ofThemselves = await lockedBy('az@example.test', 'a.z@example.test');
			expect(ofThemselves).toEqual(one.filter((key) => ofThemselves.includes(key)));
		} finally {
			await sql`drop function note_counted() cascade`.execute(db);
			await sql`drop table counted`.execute(db);
			await close();
		}
	});

	it('get so many confirmations a day: beyond, requests still reach the agency, and what needs its mail is refused', async () => {
		const api = await startApi({ MAIL_LIMIT: '2' });
		try {
			for (let sender = 0; sender < 4; sender++)
				expect((await send(api, 'site-contact', {}, { subjectId: undefined })).statusCode).toBe(201);
			const kinds = (await mailsOf(api)).map(({ kind }) => kind);
			expect(kinds.filter((kind) => kind === 'notice')).toHaveLength(4);
			expect(kinds.filter((kind) => kind === 'confirmation')).toHaveLength(2);
			for (const kind of ['request-documents', 'sign-newsletter', 'demand-register'] as const) {
				const refused = await send(api, kind);
				expect([kind, refused.statusCode, refused.json().error.code]).toEqual([kind, 429, 'too-many-tries']);
				expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
			}
			expect(await api.database.db.selectFrom('request').select('id').execute()).toHaveLength(4);
			expect((await send(api, 'sign-newsletter', { email: 'else@example.test' })).statusCode).toBe(201);
		} finally {
			await api.close();
		}
	});

	it('get so many of all kinds together, and the last are kept for links that owners ask for: the answer tells nothing', async () => {
		const api = await startApi({ MAIL_LIMIT: '8', FRIEND_LIMIT: '20' });
		try {
			const { db } = api.database;
			await insertOwner(db, 7);
			const owner = emailOf(7);
			for (let sender = 0; sender < 12; sender++)
				await send(
					api,
					sender % 2 ? 'site-contact' : 'contact-me',
					{ email: owner },
					sender % 2 ? { subjectId: undefined } : {},
				);
			const received = async () => (await mailsOf(api)).filter(({ to }) => to === owner).length;
			expect(await received()).toBe(6);
			const context = { database: api.database, configuration: api.configuration, onMailQueued() {} };
			const ask = (email: string) =>
				askLink(context as unknown as ApiContext, { email, language: 'nl', network: '::1' }, async () => {});
			for (let time = 0; time < 4; time++) await expect(ask(owner)).resolves.toBeUndefined();
			// Both that are kept, and the one of this hour.
			expect(await received()).toBe(9);
			await expect(ask('nobody@example.test')).resolves.toBeUndefined();
		} finally {
			await api.close();
		}
	});
});
