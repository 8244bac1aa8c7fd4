import type { VisitSlot } from '@estate/shared-contract';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeedItem } from '../import/feed/feed-item.schema.ts';
import { importItems } from '../testing/import-items.ts';
import { refusingRows } from '../testing/refuse-rows.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { reminderTime } from './reminder-time.ts';
import { sendVisitReminders } from './send-reminders.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const withVisits = (item: FeedItem): FeedItem =>
	item.kind !== 'site'
		? item
		: {
				...item,
				configuration: {
					...item.configuration,
					visits: {
						weekdays: [1, 2, 3, 4, 5, 6, 7],
						hours: [{ from: '10:00', to: '12:00' }],
						minutesPerVisit: 30,
						capacity: 3,
						daysAhead: 6,
						noticeHours: 0,
						closedDays: [],
						rental: { incomeFactor: 3, personsPerBedroom: 2, inventoryShare: 200 },
					},
				},
			};

describe.each(testDatabases())('visits on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open());
		await importItems(api.database.db, [
			...SAMPLE_SITE.map(withVisits),
			sampleProperty({ ID: 1, contactId: 1 }),
			sampleProperty({ ID: 2, contactId: 1, PublishAddress: false, Street: 'Geheimstraat' }),
			sampleProperty({
				ID: 4,
				Goal: 1,
				Price: 900,
				ChargesRenter: 100,
				Bedrooms: 2,
				Zip: '1000',
				City: 'Brussel',
			}),
		]);
	});
	afterAll(() => api.close());
	beforeEach(async () => {
		for (const table of ['request', 'visit', 'outbox_mail'] as const)
			await api.database.db.deleteFrom(table).execute();
	});

	/** The first time of the day that lies so many days before the last one that is offered. */
	async function timeOf(property: number, daysBeforeLast: number): Promise<VisitSlot> {
		const response = await api.app.inject(`/api/v1/properties/${property}/slots?language=nl`);
		const slots: VisitSlot[] = response.json().slots;
		const days = [...new Set(slots.map(({ id }) => id.slice(0, 10)))];
		const slot = slots.find(({ id }) => id.startsWith(days.at(-1 - daysBeforeLast) ?? '?'));
		if (!slot) throw new Error('no slot');
		return slot;
	}
	const ask = (property: number, slot: string, values = {}) => {
		const { startDate, endDate, ...rest } = sampleRequest('contact-appointment').values;
		return api.app.inject({
			method: 'POST',
			url: '/api/v1/requests/contact-appointment',
			payload: {
				...sampleRequest('contact-appointment'),
				subjectId: property,
				values: { ...rest, slot, ...values },
			},
		});
	};
	const mails = () => api.database.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute();
	const tokenIn = (text: string) => /\/appointment\/([\w.-]+)\//.exec(text)?.[1] ?? '';
	const change = (token: string, payload: object) =>
		api.app.inject({ method: 'POST', url: `/api/v1/appointments/${token}`, payload });
	const pageOf = async (token: string) =>
		(await api.app.inject(`/api/v1/appointments/${token}?language=nl`)).json();
	/** Asks, and confirms by the link of the mail. Returns the link's token. */
	async function book(property: number, slot: string, values = {}): Promise<string> {
		expect((await ask(property, slot, values)).statusCode).toBe(201);
		const token = tokenIn((await mails()).at(-1)?.message.text ?? '');
		expect((await change(token, { action: 'confirm' })).statusCode).toBe(200);
		return token;
	}
	const remind = (now: Date) =>
		sendVisitReminders({ database: api.database, configuration: api.configuration }, now);
	const reminders = async () => (await mails()).filter(({ kind }) => kind === 'appointment-reminder');
	const eventOf = (content: string) => {
		const component = new ICAL.Component(ICAL.parse(Buffer.from(content, 'base64').toString()));
		return new ICAL.Event(component.getFirstSubcomponent('vevent') as ICAL.Component);
	};

	it('are reminded of the day before, with the calendar file as it is now', async () => {
		const slot = await timeOf(1, 0);
		await book(1, slot.id);
		const due = reminderTime(new Date(slot.startsAt));
		expect(await remind(new Date(due.getTime() - MINUTE))).toBe(0);
		expect(await remind(due)).toBe(1);
		const [reminder, ...more] = await reminders();
		expect(more).toEqual([]);
		expect(reminder?.message).toMatchObject({ to: 'lena@example.test' });
		expect(reminder?.message.subject).toMatch(/^Herinnering: uw bezoek op /);
		expect(reminder?.message.text).toContain('Coupure 1, 9000 Gent');
		const [confirmation] = (await mails()).filter(({ kind }) => kind === 'confirmation');
		const [now, before] = [reminder, confirmation].map((mail) =>
			eventOf(mail?.message.attachments?.[0]?.content ?? ''),
		);
		expect([now?.uid, now?.startDate.toJSDate()]).toEqual([before?.uid, new Date(slot.startsAt)]);
	});

	it('are reminded of once: by several processes, after a start, and whichever way the clock jumps', async () => {
		const slot = await timeOf(1, 0);
		await book(1, slot.id);
		const due = reminderTime(new Date(slot.startsAt)).getTime();
		const sent = await Promise.all([1, 2, 3].map(() => remind(new Date(due + HOUR))));
		expect(sent.reduce((sum, each) => sum + each)).toBe(1);
		for (const jump of [0, -3 * DAY, 2 * HOUR, -DAY]) expect(await remind(new Date(due + jump))).toBe(0);
		expect(await reminders()).toHaveLength(1);
	});

	it('are reminded of behind one of which nobody can be, which rests before it is tried again', async () => {
		const slot = await timeOf(1, 0);
		await book(1, slot.id);
		await book(1, slot.id, { email: 'luc@example.test' });
		const due = reminderTime(new Date(slot.startsAt));
		const { db } = api.database;
		const { id } = await db.selectFrom('appointment').select('id').orderBy('id').executeTakeFirstOrThrow();
		await refusingRows(db, 'appointment', `new.id = ${id}`, async () => {
			await expect(remind(due)).rejects.toMatchObject({
				failures: [{ message: `visit ${id}: refused by the test` }],
			});
		});
		expect((await reminders()).map(({ message }) => message.to)).toEqual(['luc@example.test']);
		expect(await remind(due)).toBe(0);
	});

	it('are not reminded of when they begin within the hour, or were', async () => {
		const slot = await timeOf(1, 0);
		await book(1, slot.id);
		const startsAt = Date.parse(slot.startsAt);
		for (const later of [-30 * MINUTE, 5 * MINUTE, 3 * DAY])
			expect(await remind(new Date(startsAt + later))).toBe(0);
	});

	it('that are held or cancelled are not reminded of', async () => {
		const [last, former] = [await timeOf(1, 0), await timeOf(1, 1)];
		await ask(1, last.id);
		const token = await book(1, former.id, { email: 'other@example.test' });
		await change(token, { action: 'cancel' });
		for (const { startsAt } of [last, former]) expect(await remind(reminderTime(new Date(startsAt)))).toBe(0);
	});

	it('that were moved are reminded of at their new time alone', async () => {
		const [last, former] = [await timeOf(1, 0), await timeOf(1, 2)];
		const token = await book(1, former.id);
		expect(await remind(reminderTime(new Date(former.startsAt)))).toBe(1);
		expect((await change(token, { action: 'move', slot: last.id })).statusCode).toBe(200);
		expect(await remind(reminderTime(new Date(former.startsAt)))).toBe(0);
		expect(await remind(reminderTime(new Date(last.startsAt)))).toBe(1);
	});

	it('name their place on the page as in the mail, and a hidden street nowhere', async () => {
		const shown = await pageOf(await book(1, (await timeOf(1, 0)).id));
		expect(shown.property.place).toBe('Coupure 1, 9000 Gent');
		const hidden = await pageOf(await book(2, (await timeOf(2, 1)).id, { email: 'b@example.test' }));
		expect(hidden.property.place).toBe('9000 Gent (het juiste adres krijgt u van uw contactpersoon)');
	});

	it('of what is let say on the page what the mail says of renting', async () => {
		const token = await book(4, (await timeOf(4, 0)).id);
		const { terms } = await pageOf(token);
		expect(terms.length).toBeGreaterThan(3);
		const [confirmation] = (await mails()).filter(({ kind }) => kind === 'confirmation');
		for (const { label, value } of terms) {
			expect(confirmation?.message.text).toContain(label);
			expect(confirmation?.message.text).toContain(value);
		}
		await change(token, { action: 'cancel' });
		expect((await pageOf(token)).terms).toEqual([]);
	});

	it('online are said to be so in mail, page and calendar, without an address', async () => {
		const token = await book(1, (await timeOf(1, 0)).id, { visitKind: 'online' });
		const [confirmation, notice] = (await mails()).filter(({ kind }) => kind !== 'visit-hold');
		for (const mail of [confirmation, notice]) {
			expect(mail?.message.text).toContain('online: uw contactpersoon');
			expect(mail?.message.text).not.toContain('Coupure 1,');
		}
		const event = eventOf(confirmation?.message.attachments?.[0]?.content ?? '');
		expect(event.summary).toMatch(/^Onlinebezoek: /);
		expect(event.location).toMatch(/^online/);
		expect(await pageOf(token)).toMatchObject({
			isOnline: true,
			property: { place: expect.stringMatching(/^online/) },
		});
	});
});
