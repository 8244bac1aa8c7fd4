import type { RequestBody, VisitCalendar, VisitSlot } from '@estate/shared-contract';
import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeedItem } from '../import/feed/feed-item.schema.ts';
import { MAIL_TEXTS } from '../mail/mail-text.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { confirmAppointment } from './confirm-appointment.ts';
import { readHeld } from './stored-appointment.ts';

const CAPACITY = 3;
/** Open in the first half hour of the calendar alone. */
const OFFICE = {
	id: 5,
	name: 'Aalst',
	street: 'Markt 1',
	zip: '9300',
	city: 'Aalst',
	phone: '+32 53 00 00 00',
	openingHours: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], opens: '09:00', closes: '10:30' }],
};

const withVisits = (item: FeedItem, changes: Partial<VisitCalendar> = {}): FeedItem =>
	item.kind !== 'site'
		? item
		: {
				...item,
				configuration: {
					...item.configuration,
					agency: { ...item.configuration.agency, offices: [OFFICE] },
					visits: {
						weekdays: [1, 2, 3, 4, 5, 6, 7],
						hours: [{ from: '10:00', to: '12:00' }],
						minutesPerVisit: 30,
						capacity: CAPACITY,
						daysAhead: 5,
						noticeHours: 0,
						closedDays: [],
						rental: { incomeFactor: 3, personsPerBedroom: 2, inventoryShare: 200 },
						...changes,
					},
				},
			};

describe.each(testDatabases())('visits on $name', ({ open }) => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await open());
		await importItems(api.database.db, [
			...SAMPLE_SITE.map((item) => withVisits(item)),
			{
				kind: 'team-member',
				id: 52,
				name: 'Tine Claes',
				function: { nl: 'Makelaar' },
				biography: {},
				phone: '+32 53 00 00 01',
				email: 'tine@proefkantoor.example',
				officeId: OFFICE.id,
			},
			{
				kind: 'team-member',
				id: 53,
				name: 'Wout Baert',
				function: { nl: 'Makelaar' },
				biography: {},
				phone: '+32 53 00 00 02',
				email: 'wout@proefkantoor.example',
			},
			sampleProperty({ ID: 5, contactId: 52 }),
			sampleProperty({ ID: 6, contactId: 53 }),
			sampleProperty({ ID: 1, contactId: 1 }),
			sampleProperty({ ID: 2, contactId: 1, PublishAddress: false, Street: 'Geheimstraat' }),
			sampleProperty({ ID: 3, State: 'sold' }),
			sampleProperty({
				ID: 4,
				Goal: 1,
				Price: 900,
				ChargesRenter: 100,
				Bedrooms: 2,
				Inventory: 150,
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

	async function slotsOf(property: number): Promise<VisitSlot[]> {
		const response = await api.app.inject(`/api/v1/properties/${property}/slots?language=nl`);
		expect(response.headers['cache-control']).toBe('private, no-store');
		return response.json().slots;
	}
	/** A time on the second day, so that none of it is over. */
	const timeAt = async (property: number, index: number) => {
		const slots = await slotsOf(property);
		const day = slots.at(-1)?.id.slice(0, 10) ?? '';
		const slot = slots.filter(({ id }) => id.startsWith(day))[index];
		if (!slot) throw new Error('no slot');
		return slot;
	};
	/** Books, and confirms by the link of the mail. */
	const book = async (...booking: Parameters<typeof hold>) => {
		const response = await hold(...booking);
		if (response.statusCode !== 201) return response;
		const held = (await mails()).filter(({ kind }) => kind === 'visit-hold').at(-1);
		const confirmed = await change(tokenIn(held?.message.text ?? ''), { action: 'confirm' });
		expect(confirmed.statusCode, confirmed.body).toBe(200);
		return response;
	};
	const hold = (property: number, slot: string, values = {}, changes: Partial<RequestBody> = {}) => {
		const { startDate, endDate, ...rest } = sampleRequest('contact-appointment').values;
		return api.app.inject({
			method: 'POST',
			url: '/api/v1/requests/contact-appointment',
			payload: {
				...sampleRequest('contact-appointment'),
				subjectId: property,
				...changes,
				values: { ...rest, slot, ...values },
			},
		});
	};
	const mails = () => api.database.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute();
	/** But for those that ask to confirm, and those to the property's owner */
	const news = async () =>
		(await mails()).filter(({ kind }) => kind !== 'visit-hold' && !kind.startsWith('owner-'));
	const visits = () =>
		api.database.db.selectFrom('visit').select(['contact', 'status', 'starts_at']).orderBy('id').execute();
	const tokenIn = (text: string) => /\/appointment\/([\w.-]+)\//.exec(text)?.[1] ?? '';
	const eventOf = (ics: string) => {
		const component = new ICAL.Component(ICAL.parse(ics));
		const event = new ICAL.Event(component.getFirstSubcomponent('vevent') as ICAL.Component);
		return { event, method: component.getFirstPropertyValue('method') };
	};
	const change = (token: string, payload: object) =>
		api.app.inject({ method: 'POST', url: `/api/v1/appointments/${token}`, payload });

	it('are confirmed to visitor and colleague with a file that calendars read', async () => {
		const slot = await timeAt(1, 1);
		const response = await book(1, slot.id);
		expect(response.statusCode, response.body).toBe(201);
		const [confirmation, notice] = await news();
		expect(confirmation?.message).toMatchObject({ to: 'lena@example.test' });
		expect(notice?.message).toMatchObject({ to: 'an@proefkantoor.example' });
		expect(confirmation?.message.text).toContain('Coupure 1, 9000 Gent');
		expect(confirmation?.message.text).toContain('An Peeters, +32 9 200 00 01');
		expect(confirmation?.message.text).not.toMatch(/inkomen|\{\{/);
		const [file] = confirmation?.message.attachments ?? [];
		expect(file?.mediaType).toContain('text/calendar');
		const { event, method } = eventOf(Buffer.from(file?.content ?? '', 'base64').toString());
		expect(method).toBe('PUBLISH');
		expect(event.startDate.toJSDate()).toEqual(new Date(slot.startsAt));
		expect(event.endDate.toJSDate()).toEqual(new Date(slot.endsAt));
		expect(event.location).toBe('Coupure 1, 9000 Gent');
		expect(event.summary).toBe('Bezoek: Rijwoning met tuin 1');
		expect(await visits()).toMatchObject([{ contact: 'L. Maes', status: 'confirmed' }]);
	});

	it('keep their time for 20 minutes, and nobody at the agency hears of them before they are confirmed', async () => {
		const slot = await timeAt(1, 1);
		const response = await hold(1, slot.id);
		const { hold: receipt } = response.json();
		const minutes = (Date.parse(receipt.until) - Date.now()) / 60_000;
		expect([Math.round(minutes), receipt.until.slice(-6)]).toEqual([
			20,
			expect.stringMatching(/^\+0[12]:00$/),
		]);
		const [mail, ...more] = await mails();
		expect(more).toEqual([]);
		expect(mail).toMatchObject({ kind: 'visit-hold', message: { to: 'lena@example.test' } });
		expect(mail?.message.subject).toMatch(/^Bevestig uw bezoek: /);
		expect(mail?.message.text).toContain(`tot ${receipt.until.slice(11, 16)} uur`);
		expect(mail?.message.attachments).toBeUndefined();
		expect(await visits()).toEqual([]);
		expect(await api.database.db.selectFrom('communication').select('id').execute()).toEqual([]);

		const token = tokenIn(mail?.message.text ?? '');
		// Programs that read mails follow links: nothing comes of it.
		const seen = await api.app.inject(`/api/v1/appointments/${token}?language=nl`);
		expect(seen.json()).toMatchObject({ status: 'held', heldUntil: receipt.until });
		expect((await api.app.inject(`/api/v1/appointments/${token}/calendar.ics`)).statusCode).toBe(404);
		expect(await visits()).toEqual([]);
		for (let press = 0; press < 2; press++)
			expect((await change(token, { action: 'confirm' })).json()).toEqual({ status: 'confirmed' });
		expect((await news()).map(({ kind }) => kind)).toEqual(['confirmation', 'notice']);
		expect(await visits()).toMatchObject([{ contact: 'L. Maes', status: 'confirmed' }]);
		const read = await api.database.db.selectFrom('communication').select('contact').execute();
		expect(read).toEqual([{ contact: 'L. Maes' }]);
	});

	describe('that were not confirmed in time', () => {
		const lapse = () =>
			api.database.db
				.updateTable('appointment')
				.set({ held_until: new Date(Date.now() - 1_000) })
				.where('status', '=', 'held')
				.execute();
		const isFull = async (id: string) => (await slotsOf(1)).find((slot) => slot.id === id)?.isFull;

		it('go free, and can still be confirmed while their time is', async () => {
			const slot = await timeAt(1, 1);
			for (let taken = 0; taken < CAPACITY; taken++)
				await hold(1, slot.id, { email: `v${taken}@example.test` });
			expect(await isFull(slot.id)).toBe(true);
			expect((await hold(1, slot.id, { email: 'late@example.test' })).json().error.code).toBe('slot-full');
			await lapse();
			expect(await isFull(slot.id)).toBe(false);
			for (let taken = 0; taken < CAPACITY - 1; taken++)
				expect((await book(1, slot.id, { email: `w${taken}@example.test` })).statusCode).toBe(201);
			const tokens = (await mails())
				.filter(({ message }) => message.to.startsWith('v'))
				.map(({ message }) => tokenIn(message.text));
			expect((await change(tokens[1] ?? '', { action: 'confirm' })).statusCode).toBe(200);
			const refused = await change(tokens[0] ?? '', { action: 'confirm' });
			expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'slot-full']);
			const booked = await api.database.db
				.selectFrom('appointment')
				.select('place')
				.where('status', '=', 'confirmed')
				.orderBy('place')
				.execute();
			expect(booked.map(({ place }) => place)).toEqual([0, 1, 2]);
		});

		describe('by a visitor', () => {
			const setCalendar = (changes: Partial<VisitCalendar> = {}) =>
				importItems(
					api.database.db,
					SAMPLE_SITE.map((item) => withVisits(item, changes)),
				);
			afterEach(() => setCalendar());
			async function held(): Promise<{ token: string; day: string }> {
				const { id } = await timeAt(1, 1);
				await hold(1, id);
				return { token: tokenIn((await mails())[0]?.message.text ?? ''), day: id.slice(0, 10) };
			}
			const startIn = (minutes: number) =>
				api.database.db
					.updateTable('appointment')
					.set({
						starts_at: new Date(Date.now() + minutes * 60_000),
						ends_at: new Date(Date.now() + (minutes + 30) * 60_000),
					})
					.execute();

			it('leave the agency its notice, but for the minutes that a visitor has to confirm', async () => {
				const { token } = await held();
				await setCalendar({ noticeHours: 24 });
				await startIn(24 * 60 - 30);
				const refused = await change(token, { action: 'confirm' });
				expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'slot-full']);
				expect(await visits()).toEqual([]);
				await startIn(24 * 60 - 10);
				expect((await change(token, { action: 'confirm' })).statusCode).toBe(200);
			});

			it('are for no day on which the agency is closed by now; it can confirm them itself', async () => {
				const { token, day } = await held();
				await setCalendar({ closedDays: [day] });
				expect((await change(token, { action: 'confirm' })).json().error.code).toBe('slot-full');
				const { db } = api.database;
				const [visit] = await readHeld(db);
				if (!visit) throw new Error('nothing is held');
				const services = { configuration: api.configuration, secret: await installationSecret(db) };
				await confirmAppointment(db, visit, services, 'agency');
				expect(await visits()).toHaveLength(1);
			});
		});

		it('are let go without a word to the agency when the visitor cancels', async () => {
			const slot = await timeAt(1, 1);
			await hold(1, slot.id);
			const [mail] = await mails();
			const token = tokenIn(mail?.message.text ?? '');
			expect((await change(token, { action: 'cancel' })).json()).toEqual({ status: 'cancelled' });
			expect((await change(token, { action: 'confirm' })).json().error.code).toBe('appointment-over');
			expect(await news()).toEqual([]);
		});
	});

	it('that were cancelled while somebody confirms them say so; confirmed meanwhile they stay as they are', async () => {
		const { db } = api.database;
		const services = { configuration: api.configuration, secret: await installationSecret(db) };
		await hold(1, (await timeAt(1, 0)).id);
		const token = tokenIn((await mails())[0]?.message.text ?? '');
		// As a request has read it that the other one overtakes.
		const [held] = await readHeld(db);
		if (!held) throw new Error('nothing is held');
		await change(token, { action: 'confirm' });
		const sent = (await mails()).length;
		await confirmAppointment(db, held, services, 'visitor');
		expect(await mails()).toHaveLength(sent);
		await change(token, { action: 'cancel' });
		for (const confirmer of ['visitor', 'agency'] as const)
			await expect(confirmAppointment(db, held, services, confirmer)).rejects.toMatchObject({
				statusCode: 409,
				code: 'appointment-over',
			});
	});

	it('of who confirmed one before wait as well, since anyone can type an address', async () => {
		await book(1, (await timeAt(1, 0)).id, { email: 'known@example.test' });
		const second = await hold(1, (await timeAt(1, 1)).id, { email: 'known@example.test' });
		expect(Object.keys(second.json()).sort()).toEqual(['asked', 'hold', 'kind', 'reference']);
		expect((await news()).filter(({ kind }) => kind === 'confirmation')).toHaveLength(1);
		expect(await visits()).toHaveLength(1);
	});

	it('are confirmed by the agency after a call', async () => {
		const slot = await timeAt(1, 0);
		const { reference } = (await hold(1, slot.id)).json();
		const { db } = api.database;
		const [held] = await readHeld(db, reference);
		if (!held) throw new Error('nothing is held');
		const services = { configuration: api.configuration, secret: await installationSecret(db) };
		await confirmAppointment(db, held, services, 'agency');
		expect(await visits()).toHaveLength(1);
		expect(await readHeld(db)).toEqual([]);
	});

	it('give the last place to one of 200 who want it at once, and refuse the others', async () => {
		const slot = await timeAt(1, 0);
		for (let taken = 0; taken < CAPACITY - 1; taken++)
			expect((await hold(1, slot.id, { lastName: `Eerder ${taken}` })).statusCode).toBe(201);
		const answers = await Promise.all(
			Array.from({ length: 200 }, (_, index) => hold(1, slot.id, { lastName: `Tegelijk ${index}` })),
		);
		expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
		const refused = answers.filter(({ statusCode }) => statusCode === 409);
		expect(refused).toHaveLength(199);
		expect(new Set(refused.map((answer) => answer.json().error.code))).toEqual(new Set(['slot-full']));
		const booked = await api.database.db.selectFrom('appointment').select('place').orderBy('place').execute();
		expect(booked.map(({ place }) => place)).toEqual([0, 1, 2]);
		expect(await mails()).toHaveLength(CAPACITY);
		expect((await slotsOf(1)).find(({ id }) => id === slot.id)?.isFull).toBe(true);
	}, 60_000);

	it('take one place for a double click', async () => {
		const slot = await timeAt(1, 0);
		const answers = await Promise.all(
			Array.from({ length: 5 }, () => hold(1, slot.id, {}, { idempotencyKey: 'the same form' })),
		);
		expect(new Set(answers.map((answer) => JSON.stringify(answer.json()))).size).toBe(1);
		expect(await api.database.db.selectFrom('appointment').select('id').execute()).toHaveLength(1);
	});

	it('keep a colleague from two properties at once', async () => {
		const slot = await timeAt(1, 2);
		await book(1, slot.id);
		expect((await slotsOf(2)).find(({ id }) => id === slot.id)?.isFull).toBe(true);
		expect((await book(2, slot.id)).json().error.code).toBe('slot-full');
		expect((await book(4, slot.id)).statusCode).toBe(201);
	});

	describe('that the agency noted in its own software', () => {
		const ownerOf = (
			visits: { propertyId: number; startsAt: string; status?: 'confirmed' | 'cancelled' }[],
		) =>
			importItems(api.database.db, [
				{
					kind: 'owner',
					id: 1,
					email: 'owner@example.test',
					firstName: 'Rik',
					lastName: 'Smet',
					propertyIds: [1],
					visits: visits.map((visit) => ({
						status: 'confirmed' as const,
						contact: 'Mevr. Baert',
						feedback: '',
						...visit,
					})),
					communications: [],
					media: [],
					pageVisits: [],
				},
			]);
		const isFull = async (property: number, id: string) =>
			(await slotsOf(property)).find((slot) => slot.id === id)?.isFull;

		it('take a place of their time', async () => {
			const slot = await timeAt(1, 0);
			await ownerOf([{ propertyId: 1, startsAt: slot.startsAt }]);
			for (let taken = 0; taken < CAPACITY - 1; taken++)
				expect((await book(1, slot.id, { lastName: `Ander ${taken}` })).statusCode).toBe(201);
			expect(await isFull(1, slot.id)).toBe(true);
			expect((await book(1, slot.id, { lastName: 'Laatste' })).json().error.code).toBe('slot-full');
		});

		it('keep the colleague from other properties and from times that they run into', async () => {
			const [first, second, third] = [await timeAt(1, 0), await timeAt(1, 1), await timeAt(1, 2)];
			const between = new Date(new Date(first.startsAt).getTime() + 15 * 60_000).toISOString();
			await ownerOf([{ propertyId: 1, startsAt: between }]);
			expect([
				await isFull(1, first.id),
				await isFull(1, second.id),
				await isFull(1, third.id),
				await isFull(2, first.id),
				await isFull(4, first.id),
			]).toEqual([true, true, false, true, false]);
		});

		it('are free again when they are cancelled, and are no second place for a visit that was booked here', async () => {
			const slot = await timeAt(1, 0);
			await book(1, slot.id);
			await ownerOf([{ propertyId: 1, startsAt: slot.startsAt, status: 'cancelled' }]);
			for (let taken = 0; taken < CAPACITY - 1; taken++)
				expect((await book(1, slot.id, { lastName: `Ander ${taken}` })).statusCode).toBe(201);
		});
	});

	describe('of a property that the feed gives to another colleague', () => {
		const give = (contactId: number) => importItems(api.database.db, [sampleProperty({ ID: 1, contactId })]);
		const fullOf = async (property: number) =>
			(await slotsOf(property)).filter(({ isFull }) => isFull).map(({ id }) => id);
		afterEach(() => give(1));

		it('take the time of the new one when they are moved', async () => {
			const slot = await timeAt(1, 0);
			await book(1, slot.id);
			const [confirmation] = await news();
			await give(53);
			const other = await timeAt(1, 3);
			const token = tokenIn(confirmation?.message.text ?? '');
			expect((await change(token, { action: 'move', slot: other.id })).statusCode).toBe(200);
			expect(await fullOf(6), 'of the new colleague').toEqual([other.id]);
			expect(await fullOf(2), 'of the former one').toEqual([]);
		});

		it('take the time of the new one when they are confirmed, if it is free', async () => {
			const slot = await timeAt(1, 0);
			await hold(1, slot.id);
			const token = tokenIn((await mails())[0]?.message.text ?? '');
			await give(53);
			await book(6, slot.id, { email: 'other@example.test' });
			const refused = await change(token, { action: 'confirm' });
			expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'slot-full']);
			await api.database.db.deleteFrom('appointment').where('status', '=', 'confirmed').execute();
			await api.database.db.deleteFrom('visit').execute();
			expect((await change(token, { action: 'confirm' })).statusCode).toBe(200);
			expect(await fullOf(6), 'of the new colleague').toEqual([slot.id]);
			expect(await fullOf(2), 'of the former one').toEqual([]);
		});
	});

	it('keep a street hidden that the advert hides', async () => {
		await book(2, (await timeAt(2, 0)).id);
		expect(JSON.stringify(await mails())).not.toContain('Geheimstraat');
	});

	it('say what renting takes: income, persons, first month, inventory, deposit of the region', async () => {
		await book(4, (await timeAt(4, 0)).id);
		const [confirmation] = await news();
		const text = confirmation?.message.text.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
		expect(text).toContain('Minimaal maandinkomen: € 3.000');
		expect(text).toContain('Maximaal aantal personen: 4');
		expect(text).toContain('Eerste maand, huur en lasten: € 1.000');
		expect(text).toContain('Aandeel in de plaatsbeschrijving: € 150');
		expect(text).toContain('Huurwaarborg: € 1.800 (2 maanden huur)');
	});

	it('lie within the hours of the office of the colleague who shows the property', async () => {
		const times = new Set((await slotsOf(5)).map(({ id }) => id.slice(11)));
		expect([...times]).toEqual(['10:00']);
		const { startsAt } = await timeAt(1, 1);
		expect(startsAt).toContain('T10:30');
		expect((await hold(5, (await timeAt(1, 1)).id)).statusCode).toBe(422);
	});

	it('offer nothing for a property that is sold, and take no time that is not offered', async () => {
		expect(await slotsOf(3)).toEqual([]);
		const slot = await timeAt(1, 0);
		for (const [property, wanted] of [
			[3, slot.id],
			[1, '2020-01-01T10:00'],
			[1, slot.id.replace('T10:00', 'T03:00')],
			[1, 'nothing'],
		] as const) {
			const response = await book(property, wanted);
			expect([response.statusCode, response.json().error.fields]).toEqual([
				422,
				[{ path: 'slot', code: 'invalid' }],
			]);
		}
	});

	it('are a question when another time is asked for', async () => {
		const { startDate = '', endDate = '' } = sampleRequest('contact-appointment').values;
		expect((await hold(1, 'other', { startDate, endDate })).statusCode).toBe(201);
		expect(await visits()).toEqual([]);
		expect((await mails())[1]?.message.text).toMatch(/Vanaf: .+\nTot en met: /);
	});

	describe('by the link of the mail', () => {
		async function booked() {
			const slot = await timeAt(1, 0);
			await book(1, slot.id);
			const [confirmation] = await news();
			return { slot, token: tokenIn(confirmation?.message.text ?? '') };
		}

		it('can be seen and put into a calendar', async () => {
			const { slot, token } = await booked();
			const response = await api.app.inject(`/api/v1/appointments/${token}?language=fr`);
			expect(response.headers['cache-control']).toBe('private, no-store');
			expect(response.json()).toMatchObject({
				status: 'confirmed',
				startsAt: slot.startsAt,
				property: { ID: 1, title: 'Maison mitoyenne avec jardin 1', place: 'Coupure 1, 9000 Gand' },
			});
			const file = await api.app.inject(`/api/v1/appointments/${token}/calendar.ics`);
			expect(file.headers['content-type']).toContain('text/calendar');
			expect(eventOf(file.body).event.uid).toMatch(/^appointment-\d+@www\.example\.test$/);
		});

		it('can be moved: the former place is free, the owner sees the new time, calendars follow', async () => {
			const { slot, token } = await booked();
			const other = await timeAt(1, 3);
			const response = await change(token, { action: 'move', slot: other.id });
			expect(response.json()).toEqual({ status: 'confirmed' });
			expect(await visits()).toEqual([
				{ contact: 'L. Maes', status: 'confirmed', starts_at: new Date(other.startsAt) },
			]);
			for (let taken = 0; taken < CAPACITY; taken++)
				expect((await book(1, slot.id, { lastName: `Ander ${taken}` })).statusCode).toBe(201);
			const moved = (await mails()).find(({ kind }) => kind === 'appointment-moved');
			const { event } = eventOf(
				Buffer.from(moved?.message.attachments?.[0]?.content ?? '', 'base64').toString(),
			);
			expect(event.sequence).toBe(1);
			expect(event.startDate.toJSDate()).toEqual(new Date(other.startsAt));
			const sent = (await mails()).length;
			expect((await change(token, { action: 'move', slot: other.id })).statusCode).toBe(200);
			expect(await mails(), 'the same once more').toHaveLength(sent);
		});

		it('are each their visitor’s own, also of two of one name at one time', async () => {
			const { slot, token } = await booked();
			await book(1, slot.id, { firstName: 'Luc', email: 'luc@example.test' });
			await change(token, { action: 'cancel' });
			expect(await visits()).toMatchObject([
				{ contact: 'L. Maes', status: 'cancelled' },
				{ contact: 'L. Maes (2)', status: 'confirmed' },
			]);
			await book(1, (await timeAt(1, 1)).id, { firstName: 'Leo', email: 'leo@example.test' });
			const moved = (await news()).filter(({ kind }) => kind === 'confirmation').at(-1);
			await change(tokenIn(moved?.message.text ?? ''), { action: 'move', slot: slot.id });
			expect((await visits()).map(({ contact }) => contact)).toEqual([
				'L. Maes',
				'L. Maes (2)',
				'L. Maes (3)',
			]);
		});

		it('cannot be moved to a time that is full, and stays where it was', async () => {
			const { slot, token } = await booked();
			const full = await timeAt(1, 1);
			for (let taken = 0; taken < CAPACITY; taken++) await book(1, full.id, { lastName: `Ander ${taken}` });
			expect((await change(token, { action: 'move', slot: full.id })).json().error.code).toBe('slot-full');
			const seen = (await api.app.inject(`/api/v1/appointments/${token}?language=nl`)).json();
			expect(seen).toMatchObject({ status: 'confirmed', startsAt: slot.startsAt });
		});

		it('can be cancelled, once: place, owner and calendars know', async () => {
			const { token } = await booked();
			for (let time = 0; time < 2; time++)
				expect((await change(token, { action: 'cancel' })).json()).toEqual({ status: 'cancelled' });
			expect(await visits()).toMatchObject([{ status: 'cancelled' }]);
			const cancelled = (await mails()).filter(({ kind }) => kind === 'appointment-cancelled');
			expect(cancelled).toHaveLength(1);
			const ics = Buffer.from(cancelled[0]?.message.attachments?.[0]?.content ?? '', 'base64').toString();
			expect(eventOf(ics).method).toBe('CANCEL');
			const { who } = MAIL_TEXTS.nl.appointment.labels;
			expect(cancelled[0]?.message.text).not.toContain(who);
			expect((await news()).some(({ message }) => message.text.includes(who))).toBe(true);
			expect((await change(token, { action: 'move', slot: (await timeAt(1, 2)).id })).statusCode).toBe(409);
		});

		it('stay with who has the link', async () => {
			const { token } = await booked();
			for (const wrong of [`${token}x`, token.replace(/^\d+/, '999999'), 'nothing-at-all-here'])
				expect((await api.app.inject(`/api/v1/appointments/${wrong}?language=nl`)).statusCode).toBe(404);
		});
	});
});
