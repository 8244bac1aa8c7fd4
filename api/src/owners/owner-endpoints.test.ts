import { DEFAULT_NOTIFICATIONS } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertVisit } from '../testing/coming-visit.ts';
import { importItems } from '../testing/import-items.ts';
import { insertDocument } from '../testing/insert-document.ts';
import { insertGuest } from '../testing/insert-guest.ts';
import { insertOffer } from '../testing/insert-offer.ts';
import { insertMessageFile } from '../testing/message-file.ts';
import { emailOf, insertOwner, PASSWORD, startSession } from '../testing/owner-account.ts';
import { OwnerClient } from '../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { upload } from '../testing/upload.ts';

/** What the description of the api names, as calls. */
interface Operation {
	name: string;
	method: 'GET' | 'POST' | 'DELETE';
	/** Below /api/v1/owner/, with `{id}` or `{token}`, and `{document}` or `{file}` */
	path: string;
}

/** Open to who is not logged in: a log-in and what leads to one. */
const OPEN = new Set([
	'ownerLogIn',
	'ownerLogOut',
	'ownerLogInStep',
	'ownerLogInCode',
	'ownerAskLink',
	'ownerLink',
	'ownerSetPassword',
]);

/** Bodies that the checks of the contract let through. */
const BODIES: Record<string, object> = {
	ownerLogIn: { email: emailOf(1), password: 'wrong' },
	ownerLogInCode: { code: '000000' },
	ownerAskLink: { email: 'nobody@example.test', language: 'nl' },
	ownerSetPassword: { password: PASSWORD },
	ownerChangePassword: { current: 'wrong', password: PASSWORD },
	ownerStartSecondFactor: { password: 'wrong' },
	ownerConfirmSecondFactor: { code: '000000' },
	ownerRemoveSecondFactor: { password: 'wrong' },
	ownerRecoveryCodes: { password: 'wrong' },
	chooseNotifications: { choices: DEFAULT_NOTIFICATIONS, language: 'nl' },
	answerVisit: { language: 'nl', agrees: true },
	answerOffer: { language: 'nl', answer: 'refuse', key: 'a-key-of-its-own' },
	inviteGuest: {
		language: 'nl',
		email: 'notary@example.test',
		firstName: 'Els',
		lastName: 'Notaris',
		role: 'notary',
		days: 30,
	},
	sendOwnerMessage: { text: 'x', key: 'a-key-of-its-own' },
};

/** The same, of endpoints that take a token of a mail */
const TOKEN_BODIES: Record<string, object> = {
	changeAppointment: { action: 'confirm' },
	changeSubscription: { action: 'confirm' },
	changeSavedSearch: { action: 'pause' },
	changeOwnSavedSearch: { action: 'pause' },
	keepProperties: { add: [1] },
	doAgencyAction: {},
	endNotifications: {},
};

/** What is read and written comes before what removes it, and the end of the session last of all. */
const lastOfAll = (one: Operation, other: Operation): number =>
	Number(one.path.startsWith('sessions')) - Number(other.path.startsWith('sessions')) ||
	other.method.localeCompare(one.method);

/** What a browser sends along from another site. */
const FOREIGN: Record<string, string>[] = [
	{ origin: 'https://evil.example' },
	{ origin: 'null' },
	{ 'sec-fetch-site': 'cross-site' },
];

async function ownerOperations({ app }: TestApi): Promise<Operation[]> {
	const { paths } = (await app.inject('/api/openapi.json')).json() as {
		paths: Record<string, Record<string, { operationId: string }>>;
	};
	return Object.entries(paths).flatMap(([path, methods]) => {
		const [, below] = path.split('/api/v1/owner/');
		if (below === undefined) return [];
		return Object.entries(methods).map(([method, { operationId }]) => ({
			name: operationId,
			method: method.toUpperCase() as Operation['method'],
			path: below,
		}));
	});
}

const PDF = '%PDF-1.4\n% a file\n%%EOF\n';
/** Of a file in the thread of the first owner’s property. */
let fileId = 0;
/** Of a document that was handed in for it. */
let addedId = 0;
/** Of somebody who is let in to see it, and of the account. */
let guestId = 0;
const GUEST = 3;
/** Of a visit to it that is to come. */
let visitId = 0;
/** Of an offer for it that was passed on. */
let offerId = 0;

const addressOf = (path: string, id: number | string) =>
	`${path
		.replace('{document}', 'epc')
		.replace('{file}', String(fileId))
		.replace('{added}', String(addedId))
		.replace('{guest}', String(guestId))
		.replace('{visit}', String(visitId))
		.replace('{offer}', String(offerId))
		.replace(/\{\w+\}/, String(id))}?language=nl`;

describe.each(testDatabases())('attacks on the endpoints of owners on $name', ({ open }) => {
	let api: TestApi;
	let operations: Operation[];
	beforeAll(async () => {
		api = await createTestApi(await open());
		const documents = [{ ID: 'epc', Name: { nl: 'EPC-attest' }, Kind: 'epc', file: 'epc.pdf' }];
		const properties = [1, 2].map((ID) => sampleProperty({ ID, documents } as never));
		await importItems(api.database.db, [...SAMPLE_SITE, ...properties], {
			dataDir: api.configuration.DATA_DIR,
			files: { 'epc.pdf': Buffer.from('%PDF-1.4\n% epc\n%%EOF\n') },
		});
		for (const id of [1, 2]) await insertOwner(api.database.db, id, { properties: [id] });
		fileId = await insertMessageFile(api, 1);
		addedId = await insertDocument(api, 1);
		const { token } = (await upload(api, PDF, { purpose: 'document', name: 'a.pdf' })).json();
		BODIES.addOwnerDocument = { kind: 'soil', file: token, key: 'a-key-of-its-own' };
		await insertOwner(api.database.db, GUEST);
		await insertOwner(api.database.db, 4);
		guestId = await insertGuest(api, { propertyId: 1, by: 1, guest: 4, parts: [] });
		await insertGuest(api, { propertyId: 1, by: 1, guest: GUEST, parts: ['documents', 'figures'] });
		visitId = await insertVisit(api.database.db, 1);
		offerId = await insertOffer(api.database.db, 1);
		operations = await ownerOperations(api);
	});
	afterAll(() => api.close());

	async function loggedIn(id: number): Promise<OwnerClient> {
		const client = new OwnerClient(api);
		client.cookies.set('__Host-session', await startSession(api, id));
		return client;
	}
	const call = (client: OwnerClient, { name, method, path }: Operation, id: number | string) =>
		client.send(method, addressOf(path, id), BODIES[name]);

	it('find nothing behind another owner’s ids: every endpoint answers as if there were none', async () => {
		const [first, second] = [await loggedIn(1), await loggedIn(2)];
		const [session] = (await first.get('account')).json().sessions;
		const owned: Record<string, number> = { properties: 1, sessions: session.id };
		const withId = operations.filter(({ path }) => path.includes('{id}'));
		expect(withId.length).toBeGreaterThanOrEqual(8);
		for (const operation of withId) {
			const id = owned[operation.path.split('/')[0] ?? ''];
			if (!id) throw new Error(`Give this test an id of the first owner for ${operation.path}.`);
			const others = await call(second, operation, id);
			const unknown = await call(second, operation, 987_654);
			expect([operation.path, others.statusCode]).toEqual([operation.path, 404]);
			expect(others.body).toBe(unknown.body);
			expect(await first.isLoggedIn()).toBe(true);
		}
		// The same calls find the own ones, or the test would prove nothing. Ending the session comes last.
		for (const operation of withId.sort(lastOfAll)) {
			const own = await call(first, operation, owned[operation.path.split('/')[0] ?? ''] ?? 0);
			expect([operation.path, own.statusCode]).toEqual([operation.path, 200]);
		}
	});

	it('find nothing of another property behind an own one', async () => {
		const second = await loggedIn(2);
		// The first owner's own calls removed what was there.
		addedId = await insertDocument(api, 1);
		const nested = operations.filter(
			({ path }) => path.startsWith('properties/{id}/') && /\{(?!id\}|document\})/.test(path),
		);
		expect(nested.map(({ name }) => name).sort()).toEqual([
			'answerOffer',
			'answerVisit',
			'endGuest',
			'ownerAddedDocument',
			'ownerMessageFile',
			'removeOwnerDocument',
		]);
		for (const operation of nested) {
			const others = await call(second, operation, 2);
			expect([operation.name, others.statusCode]).toEqual([operation.name, 404]);
		}
		const people = (await (await loggedIn(1)).get('properties/1/people?language=nl')).json();
		expect(people.guests.length).toBeGreaterThan(0);
	});

	it('outside the portal need what they are for: a session of one’s own, or the token that was given out', async () => {
		const { paths } = (await api.app.inject('/api/openapi.json')).json() as {
			paths: Record<string, Record<string, { operationId: string }>>;
		};
		const methods = Object.entries(paths).flatMap(([path, each]) =>
			Object.entries(each).map(([method, { operationId }]) => ({ path, method, operationId })),
		);
		const personal = methods.filter(
			({ path }) => !path.includes('/owner/') && /\{token\}|\/searcher\//.test(path),
		);
		expect(personal.length).toBeGreaterThanOrEqual(14);
		for (const { path, method, operationId } of personal) {
			const answer = await api.app.inject({
				method: method.toUpperCase() as 'GET' | 'POST',
				url: `${path.replace('{token}', `1-${'0'.repeat(43)}`).replace('{id}', '1')}?language=nl`,
				...(method === 'post' ? { payload: TOKEN_BODIES[operationId] ?? {} } : {}),
			});
			// The page of a link that is none says so; nothing of anybody is in it.
			if (operationId === 'agencyAction') expect(answer.json()).toMatchObject({ state: 'over', facts: [] });
			else if (operationId === 'savedSearches' || operationId === 'askedRequest')
				expect([operationId, answer.statusCode]).toEqual([operationId, expect.toBeOneOf([403, 404, 410])]);
			else
				expect([operationId, answer.statusCode]).toEqual([
					operationId,
					path.includes('/searcher/') ? 401 : 404,
				]);
			expect([operationId, answer.headers['cache-control']]).toEqual([
				operationId,
				expect.stringContaining('no-store'),
			]);
		}
	});

	it('let a guest read what is shared and nothing else, and refuse a guest’s write in words', async () => {
		const guest = await loggedIn(GUEST);
		// The owner's own calls removed the one that was there.
		addedId = await insertDocument(api, 1);
		const SHARED = /^properties\/\{id\}($|\/(documents|statistics|report))/;
		const about = operations.filter(({ path }) => path.startsWith('properties/{id}'));
		for (const operation of about) {
			const response = await call(guest, operation, 1);
			const isSeen = operation.method === 'GET' && SHARED.test(operation.path);
			const code = operation.method === 'GET' ? 'not-shared' : 'guest-sees-only';
			if (isSeen) expect([operation.name, response.statusCode]).toEqual([operation.name, 200]);
			else
				expect([operation.name, response.statusCode, response.json().error.code]).toEqual([
					operation.name,
					403,
					code,
				]);
			// Nothing is shared of any other property.
			const other = await call(guest, operation, 2);
			expect([operation.name, other.statusCode]).toEqual([operation.name, 404]);
		}
		const { property, visits, communications } = (await guest.get('properties/1?language=nl')).json();
		expect(property.Shared).toEqual({ by: 'Eigenaar 1', parts: ['documents', 'figures'] });
		expect([visits, communications]).toEqual([[], []]);
		const report = (await guest.get('properties/1/report?language=nl')).json();
		expect(report.property.Shared).toEqual(property.Shared);
	});

	it('need a session for every endpoint but those of the log-in, and leave nothing in caches', async () => {
		const stranger = new OwnerClient(api, { cookie: `__Host-session=${'0'.repeat(64)}` });
		for (const operation of operations) {
			const { name } = operation;
			const response = await call(stranger, operation, operation.path.includes('{token}') ? 'x' : 1);
			expect([name, response.headers['cache-control']]).toEqual([name, expect.stringContaining('no-store')]);
			if (!OPEN.has(name)) expect([name, response.statusCode]).toEqual([name, 401]);
		}
	});

	it('from another site are refused by everything that changes something', async () => {
		const client = await loggedIn(1);
		const changing = operations.filter(({ method }) => method !== 'GET');
		expect(changing.length).toBeGreaterThanOrEqual(12);
		for (const { name, method, path } of changing)
			for (const headers of FOREIGN) {
				const response = await client.send(
					method,
					addressOf(path, path.includes('{token}') ? 'x' : 1),
					BODIES[name],
					headers,
				);
				expect([name, headers, response.statusCode]).toEqual([name, headers, 403]);
			}
		expect(await client.isLoggedIn()).toBe(true);
	});
});
