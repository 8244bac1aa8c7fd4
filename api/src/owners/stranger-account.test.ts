import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeedOwner } from '../import/feed/owner.schema.ts';
import { importItems } from '../testing/import-items.ts';
import { mailedToken, OwnerClient } from '../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { carryOut } from './operator/carry-out.ts';
import { hashPassword } from './password/password-hash.ts';
import { Sessions } from './session/sessions.ts';

const VICTIM = 'victim@example.test';
const CHOSEN = 'door de vreemde gekozen';
const OWN = 'acht blauwe brommers';

const feedOwner = (changes: Partial<FeedOwner> = {}): FeedOwner => ({
	kind: 'owner',
	id: 7,
	firstName: 'Vera',
	lastName: 'Maes',
	email: VICTIM,
	propertyIds: [1],
	visits: [],
	communications: [],
	media: [],
	pageVisits: [],
	...changes,
});

describe.each(testDatabases())(
	'an account that a stranger asks for with an owner’s address, on $name',
	({ open }) => {
		let api: TestApi;
		let stranger: OwnerClient;
		const db = () => api.database.db;
		const order = (given: object) => carryOut({ db: db(), configuration: api.configuration }, given);
		beforeAll(async () => {
			api = await createTestApi(await open());
			await importItems(db(), [...SAMPLE_SITE, sampleProperty({ ID: 1 }), sampleProperty({ ID: 2 })]);
		});
		afterAll(() => api.close());
		beforeEach(async () => {
			for (const table of ['owner', 'subscription', 'request', 'outbox_mail', 'throttle'] as const)
				await db().deleteFrom(table).execute();
			stranger = new OwnerClient(api);
		});

		/** The form, as the stranger sends it; answers the token in the victim's mail */
		async function ask(): Promise<string> {
			const values = { email: VICTIM, withAccount: 'on', password: CHOSEN, passwordRepeat: CHOSEN };
			const url = '/api/v1/requests/demand-register';
			const payload = sampleRequest('demand-register', values);
			const { statusCode, body } = await api.app.inject({ method: 'POST', url, payload });
			expect(statusCode, body).toBe(201);
			const mail = await db()
				.selectFrom('outbox_mail')
				.selectAll()
				.where('kind', '=', 'wish-opt-in')
				.orderBy('id', 'desc')
				.executeTakeFirst();
			return /\/subscription\/([\w.-]+)\//.exec(mail?.message.text ?? '')?.[1] ?? '';
		}
		const change = (token: string, payload: object) =>
			api.app.inject({ method: 'POST', url: `/api/v1/subscriptions/${token}`, payload });
		/** The account, as one makes it with an address of one's own */
		async function makeSearcher(): Promise<void> {
			expect((await change(await ask(), { action: 'confirm', password: CHOSEN })).statusCode).toBe(200);
			expect((await stranger.logIn(VICTIM, CHOSEN)).statusCode).toBe(200);
		}
		const seen = async (client: OwnerClient) =>
			(await client.get('properties?language=nl')).json().items?.map(({ ID }: { ID: number }) => ID);
		const accounts = () =>
			db().selectFrom('owner').select(['kind', 'feed_id', 'first_name', 'password_hash']).execute();

		/** Nobody is in, the password is worth nothing, and the mailed link alone opens the portal. */
		async function expectClaimed(): Promise<void> {
			expect(await stranger.isLoggedIn()).toBe(false);
			expect((await stranger.logIn(VICTIM, CHOSEN)).statusCode).toBe(401);
			const mails = await db().selectFrom('outbox_mail').select('kind').execute();
			const links = mails.filter(({ kind }) => kind === 'owner-claimed' || kind === 'owner-invitation');
			expect(links).toHaveLength(1);
			const owner = new OwnerClient(api);
			const token = await mailedToken(api, VICTIM);
			expect((await owner.post(`links/${token}`, { password: OWN })).json().next).toBe('portal');
			expect(await seen(owner)).toEqual([1]);
			expect(await accounts()).toMatchObject([{ kind: 'owner' }]);
		}

		it('is not made by the link that the victim presses without thinking', async () => {
			const token = await ask();
			expect((await change(token, { action: 'confirm' })).statusCode).toBe(200);
			expect((await change(token, { action: 'confirm', password: 'what the victim uses' })).statusCode).toBe(
				422,
			);
			expect(await accounts()).toEqual([]);
			expect((await stranger.logIn(VICTIM, CHOSEN)).statusCode).toBe(401);
			await order({ do: 'create', email: VICTIM, firstName: 'Vera', lastName: 'Maes', properties: [1] });
			expect((await stranger.logIn(VICTIM, CHOSEN)).statusCode).toBe(401);
		});

		it('has no right on anything, which the database itself holds', async () => {
			await makeSearcher();
			expect(await seen(stranger)).toEqual([]);
			for (const path of [
				'properties/1?language=nl',
				'properties/1/statistics',
				'properties/1/report?language=nl',
			])
				expect((await stranger.get(path)).statusCode, path).toBe(404);
			const { id } = await db().selectFrom('owner').select('id').executeTakeFirstOrThrow();
			const tie = db().insertInto('owner_property').values({ owner_id: id, property_id: 1 }).execute();
			await expect(tie).rejects.toThrow(/owner_property_kind/);
		});

		it('lets nobody in once the agency ties a property to the address', async () => {
			await makeSearcher();
			expect(await order({ do: 'link', email: VICTIM, properties: [1], remove: false })).toMatchObject({
				properties: [1],
				mailed: 'invitation',
			});
			await expectClaimed();
		});

		it('lets nobody in once the agency makes the owner’s account', async () => {
			await makeSearcher();
			await order({ do: 'create', email: VICTIM, firstName: 'Vera', lastName: 'Maes', properties: [1] });
			await expectClaimed();
		});

		it('neither blocks the owner’s import nor is let in by it', async () => {
			await makeSearcher();
			const report = await importItems(db(), [feedOwner()]);
			expect(report).toMatchObject({ refused: [], leftOut: [], invited: 1, taken: { owner: 1 } });
			expect(await accounts()).toMatchObject([{ kind: 'owner', feed_id: 7, first_name: 'Vera' }]);
			await expectClaimed();
			const again = await importItems(db(), [feedOwner()]);
			expect(again).toMatchObject({ refused: [], invited: 0 });
			expect((await new OwnerClient(api).logIn(VICTIM, OWN)).statusCode).toBe(200);
		});

		it('opens no session for a log-in that was under way when its password became void', async () => {
			await makeSearcher();
			const checked = await db()
				.selectFrom('owner')
				.select(['id', 'password_hash as passwordHash'])
				.executeTakeFirstOrThrow();
			await order({ do: 'link', email: VICTIM, properties: [1], remove: false });
			// As after a password that was checked just before.
			const sessions = new Sessions(db(), api.configuration);
			expect(await sessions.start(checked, { browser: 'other', system: 'other' })).toBeUndefined();
		});

		it('loses the second factor that the stranger set up; that of an owner with properties stays', async () => {
			await makeSearcher();
			await db()
				.updateTable('owner')
				.set({ totp_secret: 'JBSWY3DPEHPK3PXP', totp_since: new Date() })
				.execute();
			await order({ do: 'link', email: VICTIM, properties: [1], remove: false });
			const since = () => db().selectFrom('owner').select('totp_since').executeTakeFirstOrThrow();
			expect((await since()).totp_since).toBeNull();
			const [password_hash, totp_since] = [await hashPassword(OWN), new Date()];
			await db()
				.updateTable('owner')
				.set({ totp_secret: 'JBSWY3DPEHPK3PXP', totp_since, password_hash })
				.execute();
			await order({ do: 'link', email: VICTIM, properties: [2], remove: false });
			expect((await since()).totp_since).not.toBeNull();
			expect((await new OwnerClient(api).logIn(VICTIM, OWN)).statusCode).toBe(401);
		});

		it('goes when an owner of the feed moves to its address, and the owner’s old password with it', async () => {
			await importItems(db(), [feedOwner({ email: 'former@example.test' })]);
			await db()
				.updateTable('owner')
				.set({ password_hash: await hashPassword(OWN) })
				.execute();
			await makeSearcher();
			const report = await importItems(db(), [feedOwner()]);
			expect(report).toMatchObject({ refused: [], invited: 1 });
			expect((await new OwnerClient(api).logIn(VICTIM, OWN)).statusCode).toBe(401);
			await expectClaimed();
		});

		it('is reported, and the import goes on, where the address is that of another owner', async () => {
			const report = await importItems(db(), [
				feedOwner(),
				feedOwner({ id: 8, propertyIds: [2] }),
				feedOwner({ id: 9, email: 'other@example.test', propertyIds: [2] }),
			]);
			expect(report.refused).toMatchObject([{ line: 2, item: 'owner 8' }]);
			expect(report.taken).toEqual({ owner: 2 });
		});
	},
);
