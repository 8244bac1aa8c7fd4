import { LANGUAGES, type Language } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installationSecret } from '../server/installation-secret.ts';
import { importItems } from '../testing/import-items.ts';
import { insertOffer } from '../testing/insert-offer.ts';
import { insertOwner, startSession } from '../testing/owner-account.ts';
import { OwnerClient } from '../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import type { ActionName } from './action-texts.ts';
import { actionToken } from './action-token.ts';
import { AGENCY_ACTIONS } from './agency-actions.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NAMES = Object.keys(AGENCY_ACTIONS) as ActionName[];

/** What programs send that follow the links of a mail before anybody reads it. */
const SCANNERS = [
	{ method: 'GET', headers: { 'user-agent': 'Mozilla/5.0 (compatible; LinkScanner/1.0)' } },
	{ method: 'HEAD', headers: {} },
	{ method: 'GET', headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' } },
	{ method: 'OPTIONS', headers: {} },
] as const;

/** Some things can be done to what was done already: an offer that was read is read again. */
const REPEATABLE = new Set<ActionName>(['offer-seen']);

const CHANGED = [
	'agency_action',
	'appointment',
	'event',
	'offer',
	'offer_step',
	'outbox_mail',
	'owner_message',
	'request_mark',
	'subscription',
	'testimonial',
	'visit',
] as const;

describe('every action by a link', () => {
	let api: TestApi;
	let secret: string;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase(), { MAIL_TO: 'kantoor@example.test' });
		await importItems(api.database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1 })]);
		await insertOwner(api.database.db, 1, { properties: [1] });
		secret = await installationSecret(api.database.db);
	});
	afterAll(() => api.close());

	const db = () => api.database.db;
	const token = (name: string, target: string, now?: Date) => actionToken(secret, { name, target }, now);
	const see = async (link: string, language: Language = 'nl') =>
		(await api.app.inject(`/api/v1/actions/${link}?language=${language}`)).json();
	/** Each kind is walked from a network of its own: what one may press an hour is limited. */
	let network = 0;
	const press = (link: string, payload: object) => {
		const remoteAddress = `192.0.2.${network}`;
		return api.app.inject({ method: 'POST', url: `/api/v1/actions/${link}`, payload, remoteAddress });
	};

	let senders = 0;
	async function send(kind: Parameters<typeof sampleRequest>[0], values: Record<string, string> = {}) {
		const email = `sender-${++senders}@example.test`;
		const sent = await api.app.inject({
			method: 'POST',
			url: `/api/v1/requests/${kind}`,
			payload: sampleRequest(kind, { email, ...values }),
		});
		expect(sent.statusCode, sent.body).toBe(201);
		return sent.json().reference as string;
	}
	const freeSlots = async () =>
		(
			(await api.app.inject('/api/v1/properties/1/slots?language=nl')).json().slots as {
				id: string;
				isFull: boolean;
			}[]
		)
			.filter(({ isFull }) => !isFull)
			.map(({ id }) => id);

	/** A visit that waits, is confirmed, or was. */
	async function visit(state: 'held' | 'confirmed' | 'done'): Promise<string> {
		const [slot = ''] = await freeSlots();
		const reference = await send('contact-appointment', { slot });
		if (state === 'held') return reference;
		expect((await press(token('visit-confirm', reference), {})).statusCode).toBe(200);
		if (state === 'done') {
			const starts_at = new Date(Date.now() - 20 * HOUR);
			await db()
				.updateTable('appointment')
				.set({ starts_at, ends_at: new Date(starts_at.getTime() + HOUR) })
				.where('request_id', 'in', db().selectFrom('request').select('id').where('reference', '=', reference))
				.execute();
		}
		return reference;
	}

	async function offer(state: 'received' | 'passed-on'): Promise<string> {
		const id = await insertOffer(db(), 1, { state });
		const row = db().selectFrom('offer').select('reference').where('id', '=', id);
		return (await row.executeTakeFirstOrThrow()).reference;
	}

	async function message(): Promise<string> {
		const owner = new OwnerClient(api);
		owner.cookies.set('__Host-session', await startSession(api, 1));
		const sent = await owner.post('properties/1/messages', {
			text: 'Kan het later?',
			key: `a-key-${++senders}-long`,
		});
		return String(sent.json().id);
	}

	/** Of a saved search that was confirmed or not: the target of its link. */
	async function search(): Promise<string> {
		await send('demand-register');
		const mail = await db()
			.selectFrom('outbox_mail')
			.select('message')
			.where('kind', '=', 'notice')
			.orderBy('id', 'desc')
			.limit(1)
			.executeTakeFirstOrThrow();
		return /search-end_([\w-]+?)_/.exec(mail.message.text)?.[1] ?? '';
	}

	/** Something that each can be done to, and what the press says. */
	const SUBJECTS: Record<ActionName, () => Promise<{ target: string; given?: object }>> = {
		'testimonial-publish': async () => ({ target: await send('testimonial') }),
		'testimonial-refuse': async () => ({ target: await send('testimonial') }),
		'visit-confirm': async () => ({ target: await visit('held') }),
		'visit-move': async () => {
			const target = await visit('confirmed');
			return { target, given: { choice: (await freeSlots()).at(-1) } };
		},
		'visit-feedback': async () => ({ target: await visit('done'), given: { text: 'Vond het licht mooi.' } }),
		'message-answer': async () => ({ target: await message(), given: { text: 'Ja, dat kan.' } }),
		'request-answered': async () => ({ target: await send('site-contact') }),
		'offer-seen': async () => ({ target: await send('purchase-offer') }),
		'offer-passed-on': async () => ({ target: await offer('received') }),
		'offer-accepted': async () => ({ target: await offer('passed-on') }),
		'offer-refused': async () => ({ target: await offer('passed-on') }),
		'offer-countered': async () => ({ target: await offer('passed-on'), given: { amount: 360_000 } }),
		'offer-withdrawn': async () => ({ target: await offer('passed-on') }),
		'search-end': async () => ({ target: await search() }),
	};

	/** All that a press could change, and that it was pressed. */
	async function everything(): Promise<unknown> {
		const rows = CHANGED.map(async (table) => {
			const all = await db().selectFrom(table).selectAll().execute();
			return [table, all.map((row) => JSON.stringify(row)).sort()];
		});
		return Object.fromEntries(await Promise.all(rows));
	}

	it.each(NAMES)(
		'%s: a scanner changes nothing; forged, expired and used it is refused in words',
		async (name) => {
			network++;
			const { target, given = {} } = await SUBJECTS[name]();
			expect(target).not.toBe('');
			const good = token(name, target);
			const before = await everything();
			for (const scanner of [...SCANNERS, ...SCANNERS]) {
				const url = `/api/v1/actions/${good}?language=nl`;
				const answer = await api.app.inject({ ...scanner, url });
				expect([scanner.method, answer.statusCode]).toEqual([
					scanner.method,
					scanner.method === 'OPTIONS' ? 405 : 200,
				]);
			}
			expect((await see(good)).state).toBe('open');

			const another = NAMES.find((each) => each !== name) ?? '';
			const expired = token(name, target, new Date(Date.now() - 14 * DAY));
			const wrong: [string, number][] = [
				[good.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 404],
				[good.replace(name, another), 404],
				[good.replace(`_${target.toLowerCase()}_`, '_m-2222-22_'), 404],
				[good.replace(/_(\d+)_/, (_, until) => `_${Number(until) + 86_400}_`), 404],
				[token('constructor', target), 404],
				[token(name, '999999'), 404],
				[expired, 410],
			];
			for (const [link, status] of wrong) {
				const pages = await Promise.all(LANGUAGES.map((language) => see(link, language)));
				expect(pages.map(({ state }) => state)).toEqual(LANGUAGES.map(() => 'over'));
				expect(new Set(pages.map(({ message }) => message)).size).toBe(LANGUAGES.length);
				const refused = await press(link, given);
				expect([link, refused.statusCode]).toEqual([link, status]);
				expect(refused.json().error.code).toMatch(status === 410 ? /^action-over$/ : /^not-found$/);
			}
			expect(await everything()).toEqual(before);

			const pressed = await Promise.all([1, 2, 3].map(() => press(good, given)));
			expect(pressed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
			const used = await Promise.all(LANGUAGES.map((language) => see(good, language)));
			expect(used.map(({ state, button }) => [state, button])).toEqual(
				LANGUAGES.map(() => ['done', undefined]),
			);
			expect(new Set(used.map(({ note }) => note)).size).toBe(LANGUAGES.length);
			const after = await everything();
			expect((await press(good, given)).json().error.code).toBe('action-used');
			// A link of another mail says that it was done.
			const other = token(name, target, new Date(Date.now() - DAY));
			if (!REPEATABLE.has(name) && name !== 'visit-move')
				expect([name, (await see(other)).state]).toEqual([name, 'over']);
			expect(await everything()).toEqual(after);
			const log = await db()
				.selectFrom('agency_action')
				.select(['kind', 'done_at'])
				.where('kind', '=', name)
				.where('target', '=', target.toLowerCase())
				.execute();
			expect(log).toEqual([{ kind: name, done_at: expect.any(Date) }]);
		},
	);
});
