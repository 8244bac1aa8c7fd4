import { DEFAULT_NOTIFICATIONS, dayAfter, type NotificationChoices } from '@estate/shared-contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { belgianInstant } from '../../../calendar/belgian-time.ts';
import { insertVisit } from '../../../testing/coming-visit.ts';
import { importItems } from '../../../testing/import-items.ts';
import { emailOf, insertOwner } from '../../../testing/owner-account.ts';
import { refusingRows } from '../../../testing/refuse-rows.ts';
import { SAMPLE_SITE, sampleProperty } from '../../../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { saveChoices } from '../choices.ts';
import { notifyOfHappening } from '../happening-mail.ts';
import { digestPeriod } from './digest-period.ts';
import { sendDigests, sweepNotifications } from './send-digests.ts';

/** A Monday */
const MONDAY = '2038-01-11';
const at = (time: string, day = MONDAY) => belgianInstant(day, time);

describe('the period of a digest', () => {
	it.each([
		['daily', at('07:29'), '2038-01-10', '2038-01-09', '2038-01-09'],
		['daily', at('07:30'), MONDAY, '2038-01-10', '2038-01-10'],
		['weekly', at('07:29'), '2038-01-04', '2037-12-28', '2038-01-03'],
		['weekly', at('07:30'), MONDAY, '2038-01-04', '2038-01-10'],
		['weekly', at('12:00', '2038-01-17'), MONDAY, '2038-01-04', '2038-01-10'],
		['daily', at('07:30', '2038-03-28'), '2038-03-28', '2038-03-27', '2038-03-27'],
	] as const)('%s at %s', (frequency, now, day, from, to) => {
		expect(digestPeriod(frequency, now)).toMatchObject({ day, figures: { from, to } });
	});
});

describe('mails of the day and the week to owners', () => {
	let api: TestApi;
	beforeEach(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1 }),
			sampleProperty({ ID: 2 }),
		]);
		await insertOwner(api.database.db, 1, { properties: [1, 2] });
	});
	afterEach(() => api.close());

	const db = () => api.database.db;
	const send = (now: Date) => sendDigests({ db: db(), configuration: api.configuration }, now);
	const choose = (choices: Partial<NotificationChoices>) =>
		db()
			.transaction()
			.execute((transaction) => saveChoices(transaction, 1, { ...DEFAULT_NOTIFICATIONS, ...choices }));
	/** A visit that is planned, noted at a time */
	async function plan(noted: Date, propertyId = 1, days = 3): Promise<number> {
		const visitId = await insertVisit(db(), propertyId, days);
		const services = { configuration: api.configuration, secret: 'secret' };
		const startsAt = new Date();
		await db()
			.transaction()
			.execute((transaction) =>
				notifyOfHappening(transaction, services, { what: 'visit-booked', propertyId, visitId, startsAt }),
			);
		await db()
			.updateTable('owner_notification')
			.set({ noted_at: noted })
			.where('visit_id', '=', visitId)
			.execute();
		return visitId;
	}
	const mails = async () =>
		(await db().selectFrom('outbox_mail').selectAll().orderBy('id').execute()).map(({ kind, message }) => ({
			kind,
			...message,
		}));
	const views = (day: string, count: number) =>
		db().insertInto('page_visit').values({ property_id: 1, day, portal: 'site', count }).execute();

	it('hold all of a day in one mail, at 7:30, once over several processes', async () => {
		await choose({ visit: 'daily', figures: 'never' });
		await plan(at('18:00', dayAfter(MONDAY, -2)));
		await plan(at('07:00'), 2, 4);
		await plan(at('09:00'), 2, 5);
		expect(await send(at('07:29'))).toBe(1);
		expect((await mails())[0]?.text).not.toContain('9000 Gent (2)');
		const sent = await Promise.all([send(at('07:30')), send(at('07:30')), send(at('07:31'))]);
		expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
		expect(await send(at('18:00'))).toBe(0);
		const [, mail] = await mails();
		expect(mail).toMatchObject({ kind: 'owner-digest-daily', to: emailOf(1), language: 'nl' });
		expect(mail?.text).toContain('(2)\nEr is een bezoek gepland op');
		expect(mail?.text).toContain('https://www.example.test/nl/owner/2/');
		expect(mail?.text).toContain('Geen dagelijkse e-mail meer');
		expect(mail?.unsubscribeUrl).toMatch(/\/1-daily\./);
		expect(mail?.text).not.toMatch(/\{\{|undefined|NaN/);
		expect(await send(at('07:30', dayAfter(MONDAY, 1)))).toBe(1);
		expect(await send(at('07:30', dayAfter(MONDAY, 2)))).toBe(0);
	});

	it('reach the owners behind one whose mail cannot be written, and whose news wait on', async () => {
		await insertOwner(db(), 2, { properties: [1] });
		await db()
			.transaction()
			.execute((transaction) =>
				saveChoices(transaction, 2, { ...DEFAULT_NOTIFICATIONS, visit: 'daily', figures: 'never' }),
			);
		await choose({ visit: 'daily', figures: 'never' });
		await plan(at('07:00'));
		await refusingRows(db(), 'owner_digest', 'new.owner_id = 1', async () => {
			await expect(send(at('07:30'))).rejects.toMatchObject({
				failures: [{ message: 'owner-digest-daily 1: refused by the test' }],
			});
		});
		expect((await mails()).map(({ to }) => to)).toEqual([emailOf(2)]);
		expect(await send(at('07:31'))).toBe(0);
		const waiting = await db().selectFrom('owner_notification').select('owner_id').execute();
		expect(waiting).toEqual([{ owner_id: 1 }]);
	});

	it('hold all of a week, on Monday, or later where the api was away', async () => {
		await choose({ visit: 'weekly', figures: 'never' });
		await plan(at('18:00', dayAfter(MONDAY, -3)));
		expect(await send(at('07:30', dayAfter(MONDAY, -1)))).toBe(0);
		expect(await send(at('10:00', dayAfter(MONDAY, 2)))).toBe(1);
		expect((await mails())[0]).toMatchObject({ kind: 'owner-digest-weekly' });
	});

	it('leave out what is no news any more, and are not sent where nothing is left', async () => {
		await choose({ visit: 'daily', figures: 'never' });
		const off = await plan(at('06:00'));
		await db().updateTable('visit').set({ status: 'cancelled' }).where('id', '=', off).execute();
		await plan(at('06:30'), 2, 4);
		await db().deleteFrom('owner_property').where('property_id', '=', 2).execute();
		expect(await send(at('07:30'))).toBe(0);
		expect(await db().selectFrom('owner_notification').select('id').execute()).toEqual([]);
	});

	it('name a visit that was moved once, at the time that it has now', async () => {
		await choose({ visit: 'daily', figures: 'never' });
		const visitId = await plan(at('06:00'));
		await sql`insert into owner_notification (owner_id, property_id, kind, what, frequency, visit_id, noted_at)
			select owner_id, property_id, kind, 'visit-moved', frequency, ${visitId}, noted_at
			from owner_notification, generate_series(1, 2)`.execute(db());
		expect(await send(at('07:30'))).toBe(1);
		expect((await mails())[0]?.text.match(/bezoek.* (gepland|verplaatst)/g)).toHaveLength(1);
	});

	it('bring the figures of the last whole week, from the first one that was seen from its beginning', async () => {
		await views('2038-01-04', 3);
		await views('2038-01-10', 4);
		await views('2038-01-02', 2);
		await views(MONDAY, 99);
		// Nobody is mailed about the time before.
		expect(await send(at('12:00', dayAfter(MONDAY, -7)))).toBe(0);
		expect(await send(at('07:30'))).toBe(1);
		const [mail] = await mails();
		expect(mail?.text).toContain('Keer bekeken: 7 (de 7 dagen ervoor 2)');
		// Of a property at which nothing happened there is nothing to say.
		expect(mail?.text).not.toContain('(2)\n');
	});

	it('stop with what they are about: an account that is closed or gone, or kinds that are switched off', async () => {
		await choose({ visit: 'daily', figures: 'daily' });
		await plan(at('06:00'));
		await db().updateTable('owner').set({ disabled_at: new Date() }).execute();
		expect(await send(at('07:30'))).toBe(0);
		await db().updateTable('owner').set({ disabled_at: null }).execute();
		await choose({ visit: 'never', figures: 'never' });
		expect(await send(at('07:30'))).toBe(0);
		await choose({ visit: 'daily' });
		await plan(at('06:00'), 1, 6);
		await sql`update owner_notification set noted_at = now() - interval '31 days'`.execute(db());
		await sweepNotifications(db());
		expect(await db().selectFrom('owner_notification').select('id').execute()).toEqual([]);
	});
});
