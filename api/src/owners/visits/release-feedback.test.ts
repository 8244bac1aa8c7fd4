import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actionToken } from '../../actions/action-token.ts';
import { sendDaily } from '../../daily/send-daily.ts';
import { forgetPerson, personData } from '../../privacy/forget-person.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { importItems } from '../../testing/import-items.ts';
import { emailOf, insertOwner, startSession } from '../../testing/owner-account.ts';
import { OwnerClient } from '../../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../../testing/sample-feed.ts';
import { sampleRequest } from '../../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { saveChoices } from '../notifications/choices.ts';

const HOUR = 3_600_000;

describe('feedback on a visit', () => {
	let api: TestApi;
	let owner: OwnerClient;
	let reference: string;
	beforeEach(async () => {
		api = await createTestApi(await openTestDatabase(), { MAIL_TO: 'kantoor@example.test' });
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1 }),
			sampleProperty({ ID: 2 }),
		]);
		await insertOwner(api.database.db, 1, { properties: [1] });
		owner = new OwnerClient(api);
		owner.cookies.set('__Host-session', await startSession(api, 1));
		reference = await visited(1);
	});
	afterEach(() => api.close());

	const db = () => api.database.db;
	/** A visit that was, so many hours ago; returns its reference. */
	async function visited(propertyId: number, hours = 20): Promise<string> {
		const { slots } = (await api.app.inject(`/api/v1/properties/${propertyId}/slots?language=nl`)).json();
		const payload = sampleRequest('contact-appointment', { slot: slots[0].id }, { subjectId: propertyId });
		const sent = await api.app.inject({
			method: 'POST',
			url: '/api/v1/requests/contact-appointment',
			payload,
		});
		expect(sent.statusCode, sent.body).toBe(201);
		const target = sent.json().reference.toLowerCase();
		const secret = await installationSecret(db());
		const confirm = actionToken(secret, { name: 'visit-confirm', target });
		await api.app.inject({ method: 'POST', url: `/api/v1/actions/${confirm}`, payload: {} });
		const starts_at = new Date(Date.now() - hours * HOUR);
		const { visit_id } = await db()
			.updateTable('appointment')
			.set({ starts_at, ends_at: new Date(starts_at.getTime() + HOUR) })
			.where(
				'request_id',
				'in',
				db().selectFrom('request').select('id').where('reference', '=', sent.json().reference),
			)
			.returning('visit_id')
			.executeTakeFirstOrThrow();
		if (visit_id) await db().updateTable('visit').set({ starts_at }).where('id', '=', visit_id).execute();
		return sent.json().reference;
	}
	const tokenFor = async (target: string) =>
		actionToken(await installationSecret(db()), { name: 'visit-feedback', target: target.toLowerCase() });
	const see = async (token: string) => (await api.app.inject(`/api/v1/actions/${token}?language=nl`)).json();
	const press = (token: string, payload: object) =>
		api.app.inject({ method: 'POST', url: `/api/v1/actions/${token}`, payload });
	const visits = async () => (await owner.get('properties/1?language=nl')).json().visits;
	const mailsTo = async (id: number) =>
		(await db().selectFrom('outbox_mail').select(['kind', 'message']).execute()).filter(
			({ message }) => message.to === emailOf(id),
		);

	it('is asked of the agency by its daily mail, released by one press, and read by the owner', async () => {
		const morning = new Date(Date.now() + 24 * HOUR);
		morning.setUTCHours(12);
		await sendDaily({ db: db(), configuration: api.configuration }, morning);
		const { message } = await db()
			.selectFrom('outbox_mail')
			.select('message')
			.where('kind', '=', 'daily')
			.executeTakeFirstOrThrow();
		const [token = ''] = /visit-feedback_[^/\s]+/.exec(message.text) ?? [];
		for (let time = 0; time < 2; time++)
			expect(await see(token)).toMatchObject({ state: 'open', text: { longest: 1000 } });
		expect((await visits())[0].feedback).toBe('');
		for (const text of ['', '  ', 'x'.repeat(1001)]) {
			const refused = await press(token, { text });
			expect([refused.statusCode, refused.json().error.fields[0].path]).toEqual([422, 'text']);
		}
		const pressed = await Promise.all(
			[1, 2].map(() => press(token, { text: ' Mooi licht.\r\nKleine keuken ' })),
		);
		expect(pressed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
		expect((await visits())[0]).toMatchObject({ status: 'done', feedback: 'Mooi licht.\nKleine keuken' });
		const [mail] = (await mailsTo(1)).filter(({ kind }) => kind === 'owner-feedback');
		expect(mail?.message.text).toContain('Er is een reactie op het bezoek van');
		expect(mail?.message.text).not.toMatch(/Mooi licht|Maes/);
		expect(mail?.message.unsubscribeUrl).toMatch(/\/1-feedback\./);
		const event = db()
			.selectFrom('event')
			.select('subject')
			.where('type', '=', 'estate.visit.feedback-released');
		expect(await event.execute()).toEqual([{ subject: `visit/${reference}` }]);
		expect(await see(token)).toMatchObject({ state: 'done' });
		// Another link to the same visit has nothing to do any more.
		const again = await press(await tokenFor(reference), { text: 'Anders' });
		expect([404, 409]).toContain(again.statusCode);
	});

	it('is not mailed to who chose not to be, and not asked of visits to come, old ones or others’', async () => {
		await db()
			.transaction()
			.execute((transaction) => saveChoices(transaction, 1, { feedback: 'never' }));
		const others = await visited(2);
		const coming = await visited(1, -20);
		expect(await see(await tokenFor(others))).toMatchObject({ state: 'over' });
		expect(await see(await tokenFor(coming))).toMatchObject({ state: 'over' });
		expect((await press(await tokenFor(coming), { text: 'x' })).statusCode).toBe(404);
		expect((await press(await tokenFor(reference), { text: 'Goed' })).statusCode).toBe(200);
		expect((await mailsTo(1)).map(({ kind }) => kind)).not.toContain('owner-feedback');
	});

	it('is shown to the visitor who asks, and goes with who is forgotten', async () => {
		await press(await tokenFor(reference), { text: 'Mevrouw vond het klein.' });
		expect(await personData(db(), 'lena@example.test')).toMatchObject({
			requests: [{ visits: [{ feedback: 'Mevrouw vond het klein.' }] }],
		});
		await forgetPerson(db(), api.configuration.DATA_DIR, 'lena@example.test');
		expect((await visits())[0]).toMatchObject({ feedback: '', contact: expect.stringMatching(/^– \d+$/) });
	});
});
