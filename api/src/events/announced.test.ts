import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmAppointment } from '../appointments/confirm-appointment.ts';
import { appointmentToken, readHeld } from '../appointments/stored-appointment.ts';
import { forgetPerson, personData } from '../privacy/forget-person.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { readSubscription, subscriptionToken } from '../subscriptions/stored-subscription.ts';
import { publishTestimonial, readSent, refuseTestimonial } from '../testimonials/review-testimonials.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { announce } from './announce.ts';

describe('what happens on the site', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1 })]);
	});
	afterAll(() => api.close());

	const db = () => api.database.db;
	/** Types and data of the events since the last call. */
	async function news() {
		const events = await db().selectFrom('event').selectAll().orderBy('id').execute();
		await db().deleteFrom('event').execute();
		return events.map(({ type, subject, data }) => ({ type, subject, data }));
	}
	async function send(kind: Parameters<typeof sampleRequest>[0], values: Record<string, string> = {}) {
		const payload = sampleRequest(kind, values);
		const sent = await api.app.inject({ method: 'POST', url: `/api/v1/requests/${kind}`, payload });
		expect(sent.statusCode, sent.body).toBe(201);
		return sent.json().reference as string;
	}

	it('is announced once: an import, a request, an offer; without what was written', async () => {
		expect(await news()).toMatchObject([{ type: 'estate.import.done', subject: 'import' }]);
		const reference = await send('purchase-offer', { remark: 'geheim' });
		const events = await news();
		expect(events).toMatchObject([
			{
				type: 'estate.request.received',
				subject: `request/${reference}`,
				data: {
					kind: 'purchase-offer',
					about: { kind: 'property', id: 1 },
					contact: { email: 'lena@example.test', lastName: 'Maes' },
				},
			},
			{
				type: 'estate.offer.received',
				subject: `offer/${reference}`,
				data: { amount: 345_000, about: { kind: 'property', id: 1 } },
			},
		]);
		expect(JSON.stringify(events)).not.toContain('geheim');
	});

	it('is announced of a visit from booking to end', async () => {
		const slots = await api.app.inject('/api/v1/properties/1/slots?language=nl');
		const [first, second] = slots.json().slots.filter(({ isFull }: { isFull?: boolean }) => !isFull);
		const reference = await send('contact-appointment', { slot: first.id });
		expect((await news()).at(-1)).toMatchObject({ type: 'estate.visit.booked', data: { status: 'held' } });
		const [held] = await readHeld(db(), reference);
		if (!held) throw new Error('no visit is held');
		const services = { configuration: api.configuration, secret: await installationSecret(db()) };
		for (let time = 0; time < 2; time++) await confirmAppointment(db(), held, services, 'agency');
		const url = `/api/v1/appointments/${appointmentToken(services.secret, held.id)}`;
		const change = (payload: object) => api.app.inject({ method: 'POST', url, payload });
		await change({ action: 'move', slot: second.id });
		await change({ action: 'cancel' });
		await change({ action: 'cancel' });
		expect(await news()).toMatchObject([
			{ type: 'estate.visit.confirmed', subject: `visit/${reference}`, data: { by: 'agency' } },
			{ type: 'estate.visit.moved', subject: `visit/${reference}` },
			{ type: 'estate.visit.cancelled', subject: `visit/${reference}` },
		]);
	});

	it('is announced of testimonials, saved searches and the newsletter, once they are confirmed', async () => {
		const reference = await send('testimonial');
		const [sent] = await readSent(db(), reference);
		if (!sent) throw new Error('no testimonial was sent');
		await publishTestimonial(db(), api.configuration.DATA_DIR, sent);
		await refuseTestimonial(db(), sent);
		expect((await news()).map(({ type }) => type)).toEqual([
			'estate.request.received',
			'estate.testimonial.received',
			'estate.testimonial.published',
			'estate.testimonial.refused',
		]);
		await send('sign-newsletter');
		await send('save-search');
		await news();
		const secret = await installationSecret(db());
		for (const { id } of await db().selectFrom('subscription').select('id').orderBy('id').execute())
			for (const action of ['confirm', 'confirm', 'end', 'end']) {
				const url = `/api/v1/subscriptions/${subscriptionToken(secret, id)}`;
				await api.app.inject({ method: 'POST', url, payload: { action } });
				expect(await readSubscription(db(), secret, subscriptionToken(secret, id))).toBeDefined();
			}
		expect((await news()).map(({ type, data }) => [type, Object.keys(data)])).toEqual([
			['estate.newsletter.confirmed', ['id', 'contact', 'language']],
			['estate.newsletter.ended', ['id']],
			['estate.saved-search.confirmed', expect.arrayContaining(['goal', 'query', 'contact'])],
			['estate.saved-search.ended', ['id']],
		]);
	});

	it('is shown to a person, and forgotten with the person', async () => {
		await send('site-contact');
		const { events } = (await personData(db(), 'lena@example.test')) as { events: object[] };
		expect(events).toHaveLength(1);
		await forgetPerson(db(), api.configuration.DATA_DIR, 'lena@example.test');
		expect(await news()).toEqual([]);
	});

	it('is announced together with what it is about, or not at all, and as its schema says', async () => {
		const event = { type: 'estate.import.done', subject: 'import', data: { revision: 1 } };
		await expect(
			db()
				.transaction()
				.execute((transaction) => announce(transaction, event)),
		).rejects.toThrow();
		await expect(
			db()
				.transaction()
				.execute(async (transaction) => {
					await announce(transaction, { type: 'estate.test.happened', subject: 'test/1', data: {} });
					throw new Error('undone');
				}),
		).rejects.toThrow('undone');
		expect(await news()).toEqual([]);
	});
});
