import { belgianDay, dayAfter } from '@estate/shared-contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirmAppointment } from '../appointments/confirm-appointment.ts';
import { readHeld } from '../appointments/stored-appointment.ts';
import { belgianInstant } from '../calendar/belgian-time.ts';
import { forgetPerson } from '../privacy/forget-person.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { importItems } from '../testing/import-items.ts';
import { insertOffer } from '../testing/insert-offer.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { sendDaily } from './send-daily.ts';

describe('the daily mail to the agency', () => {
	let api: TestApi;
	beforeEach(async () => {
		api = await createTestApi(await openTestDatabase(), { MAIL_TO: 'kantoor@example.test' });
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1, PublishAddress: false, Street: 'Geheimstraat', HouseNumber: '7' }),
		]);
	});
	afterEach(() => api.close());

	const db = () => api.database.db;
	const tomorrow = dayAfter(belgianDay(), 1);
	const at = (time: string, day = tomorrow) => belgianInstant(day, time);
	const daily = (now: Date) => sendDaily({ db: db(), configuration: api.configuration }, now);
	async function send(kind: Parameters<typeof sampleRequest>[0], values: Record<string, string> = {}) {
		const payload = sampleRequest(kind, values);
		const sent = await api.app.inject({ method: 'POST', url: `/api/v1/requests/${kind}`, payload });
		expect(sent.statusCode, sent.body).toBe(201);
		return sent.json().reference as string;
	}
	const mails = async () =>
		(await db().selectFrom('outbox_mail').select('message').where('kind', '=', 'daily').execute()).map(
			({ message }) => message,
		);

	it('is sent from 7:30 on, once a day over several processes', async () => {
		await send('site-contact');
		expect(await daily(at('07:29'))).toBe(false);
		const sent = await Promise.all([daily(at('07:30')), daily(at('07:30')), daily(at('07:31'))]);
		expect(sent.filter(Boolean)).toHaveLength(1);
		expect(await daily(at('18:00'))).toBe(false);
		expect(await mails()).toMatchObject([{ to: 'kantoor@example.test', language: 'nl' }]);
		expect(await daily(at('07:30', dayAfter(tomorrow, 1)))).toBe(true);
	});

	it('is not sent on a day on which nothing waits, also when something comes later that day', async () => {
		expect(await daily(at('07:30'))).toBe(false);
		await send('site-contact');
		expect(await daily(at('09:00'))).toBe(false);
		expect(await mails()).toEqual([]);
	});

	it('names what waits, with its age and the links that do something about it', async () => {
		const question = await send('site-contact');
		const offer = await send('purchase-offer');
		const testimonial = await send('testimonial');
		await send('sign-newsletter');
		await db()
			.updateTable('request')
			.set({ created_at: at('12:00', dayAfter(tomorrow, -3)) })
			.where('reference', '=', question)
			.execute();
		await daily(at('07:30'));
		const [{ text = '', replyTo } = {}] = await mails();
		expect(replyTo).not.toContain('lena');
		expect(text).toMatch(new RegExp(`sinds 3 dagen – .*\\(${question}\\)\\nLena Maes, 0470`));
		expect(text).toMatch(/345\.000/);
		expect(text).not.toMatch(/\{\{|undefined|NaN|\[object/);
		const links = Array.from(text.matchAll(/agency-action\/([a-z-]+)_([\w-]+?)_/g), ([, name, target]) => [
			name,
			target?.toUpperCase(),
		]);
		expect(links).toEqual([
			['offer-passed-on', offer],
			['offer-accepted', offer],
			['offer-refused', offer],
			['offer-countered', offer],
			['offer-withdrawn', offer],
			['testimonial-publish', testimonial],
			['testimonial-refuse', testimonial],
			['request-answered', question],
		]);
		const [answered = ''] = /request-answered_[^/]+/.exec(text) ?? [];
		await api.app.inject({ method: 'POST', url: `/api/v1/actions/${answered}`, payload: {} });
		await daily(at('07:30', dayAfter(tomorrow, 1)));
		expect((await mails()).at(-1)?.text).not.toContain(question);
	});

	it('has the visits of the day with whole address and phone, and those to be confirmed', async () => {
		const slots = await api.app.inject('/api/v1/properties/1/slots?language=nl');
		const [first, second] = slots.json().slots;
		const reference = await send('contact-appointment', { slot: first.id });
		const waiting = await send('contact-appointment', { slot: second.id, email: 'other@example.test' });
		const [held] = await readHeld(db(), reference);
		if (!held) throw new Error('no visit is held');
		const services = { configuration: api.configuration, secret: await installationSecret(db()) };
		await confirmAppointment(db(), held, services, 'agency');
		await daily(at('07:30', belgianDay(held.starts_at)));
		const [{ text = '' } = {}] = await mails();
		expect(text).toContain(`Lena Maes, 0470 12 34 56 (${reference})\nGeheimstraat 7, 9000 Gent`);
		expect(text).toContain(`visit-confirm_${waiting.toLowerCase()}`);
		expect(text).not.toContain(`visit-confirm_${reference.toLowerCase()}`);
	});

	it('names offers of the demo agency, which came by no form, until they are decided or over', async () => {
		await insertOffer(db(), 1, { reference: 'DEMO-1' });
		await insertOffer(db(), 1, { reference: 'DEMO-2', state: 'refused' });
		await insertOffer(db(), 1, { reference: 'DEMO-3', valid_until: new Date() });
		await daily(at('07:30'));
		const [{ text = '' } = {}] = await mails();
		expect(text).toMatch(/\(DEMO-1\)\nL\. Maes\n.*\n€\s345\.000/);
		expect(text).toContain('offer-accepted_demo-1_');
		expect(text).not.toMatch(/DEMO-[23]/);
	});

	it('goes with a person who is forgotten', async () => {
		await send('site-contact');
		await daily(at('07:30'));
		await forgetPerson(db(), api.configuration.DATA_DIR, 'lena@example.test');
		expect(await mails()).toEqual([]);
	});
});
