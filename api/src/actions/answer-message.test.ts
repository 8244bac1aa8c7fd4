import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendDaily } from '../daily/send-daily.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { importItems } from '../testing/import-items.ts';
import { emailOf, insertOwner, startSession } from '../testing/owner-account.ts';
import { OwnerClient } from '../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { actionToken } from './action-token.ts';

const DAY = 86_400_000;
let keys = 0;

describe('the link that answers an owner’s message', () => {
	let api: TestApi;
	let owner: OwnerClient;
	async function start(settings: Record<string, string> = {}): Promise<void> {
		api = await createTestApi(await openTestDatabase(), { MAIL_TO: 'kantoor@example.test', ...settings });
		await importItems(api.database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1 })]);
		await insertOwner(api.database.db, 1, { properties: [1] });
		owner = new OwnerClient(api);
		owner.cookies.set('__Host-session', await startSession(api, 1));
	}
	beforeEach(() => start({ REPLY_DOMAIN: 'reply.example.test' }));
	afterEach(() => api.close());

	const db = () => api.database.db;
	const ask = async (text = 'Kan het later?') =>
		(await owner.post('properties/1/messages', { text, key: `asked-by-link-${++keys}` })).json().id as number;
	const thread = async () => (await owner.get('properties/1/messages?language=nl')).json().items;
	const mailText = async (kind: string) =>
		(
			await db()
				.selectFrom('outbox_mail')
				.select('message')
				.where('kind', 'like', kind)
				.orderBy('id', 'desc')
				.executeTakeFirstOrThrow()
		).message.text;
	const tokenIn = (text: string) => /message-answer_[^/\s]+/.exec(text)?.[0] ?? '';
	const see = async (token: string) => (await api.app.inject(`/api/v1/actions/${token}?language=nl`)).json();
	const press = (token: string, payload: object) =>
		api.app.inject({ method: 'POST', url: `/api/v1/actions/${token}`, payload });

	it('stands in the copy of the message; one press answers in the conversation, with a mail to the owner', async () => {
		await ask();
		const token = tokenIn(await mailText('message-%-agency'));
		for (let time = 0; time < 2; time++)
			expect(await see(token)).toMatchObject({
				state: 'open',
				facts: expect.arrayContaining([{ label: 'Tekst', value: 'Kan het later?' }]),
				text: { longest: 5000 },
			});
		expect(await thread()).toHaveLength(1);
		expect((await press(token, { text: ' ' })).statusCode).toBe(422);
		const pressed = await Promise.all([1, 2, 3].map(() => press(token, { text: 'Ja, om 15 uur.' })));
		expect(pressed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
		expect(await thread()).toMatchObject([
			{ side: 'owner' },
			{ side: 'agency', text: 'Ja, om 15 uur.', via: 'link' },
		]);
		const copy = await db()
			.selectFrom('outbox_mail')
			.select('message')
			.where('kind', 'like', 'message-%-owner-1')
			.executeTakeFirstOrThrow();
		expect([copy.message.to, copy.message.text.includes('agency-action')]).toEqual([emailOf(1), false]);
		expect((await press(token, { text: 'Nog eens' })).json().error.code).toBe('action-used');
	});

	it('that is forged, over, or of what is answered or gone is refused in words, and writes nothing', async () => {
		const id = await ask();
		const token = tokenIn(await mailText('message-%-agency'));
		const secret = await installationSecret(db());
		const named = { name: 'message-answer', target: String(id) };
		const forged = token.replace(`_${id}_`, `_${id + 1}_`);
		const old = actionToken(secret, named, new Date(Date.now() - 14 * DAY));
		const gone = actionToken(secret, { ...named, target: '987654' });
		for (const [each, status] of [
			[forged, 404],
			[old, 410],
			[gone, 404],
		] as const) {
			expect((await see(each)).state).toBe('over');
			expect((await press(each, { text: 'x' })).statusCode).toBe(status);
		}
		expect(await thread()).toHaveLength(1);
		await press(token, { text: 'Eerste' });
		const other = actionToken(secret, named, new Date(Date.now() - DAY));
		expect((await see(other)).state).toBe('over');
		expect((await press(other, { text: 'Tweede' })).statusCode).toBe(404);
		expect(await thread()).toHaveLength(2);
	});

	it('stands in no mail whose answer goes straight to an owner, but in the daily one until somebody answered', async () => {
		await api.close();
		await start();
		const id = await ask();
		expect(await mailText('message-%-agency')).not.toContain('agency-action');
		const at = (days: number) => {
			const day = new Date(Date.now() + days * DAY);
			day.setUTCHours(12);
			return day;
		};
		const services = { db: db(), configuration: api.configuration };
		await sendDaily(services, at(1));
		const text = await mailText('daily');
		expect(text).toContain(`message-answer_${id}_`);
		expect(text).not.toContain('Eigenaar');
		await press(tokenIn(text), { text: 'Ja.' });
		expect(await sendDaily(services, at(2))).toBe(false);
	});
});
