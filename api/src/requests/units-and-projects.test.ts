import { type FormValues, LANGUAGES, type RequestBody, type VisitSlot } from '@estate/shared-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendVisitReminders } from '../appointments/send-reminders.ts';
import type { FeedItem } from '../import/feed/feed-item.schema.ts';
import type { FeedProject } from '../import/feed/project.schema.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { requestsAsCsv } from './requests-file.ts';

const HOUR = 3_600_000;

const unit = (ID: number, overrides: Partial<FeedProject['units'][number]> = {}) => ({
	ID,
	Name: { nl: `Appartement ${ID}`, fr: `Appartement ${ID}` },
	WebID: 2,
	Price: 300_000 + ID,
	PublishPrice: true,
	State: 'available' as const,
	Description: {},
	pictures: [],
	...overrides,
});

/** A free unit, one under option, one that is sold, one whose price is not published; and a project to let, and one that is sold out. */
const PROJECTS: FeedItem[] = [
	sampleProject({
		ID: 3,
		contactId: 1,
		PublicAddress: true,
		HouseNumber: '7',
		units: [
			unit(301),
			unit(302, { State: 'option' }),
			unit(303, { State: 'sold' }),
			unit(304, { PublishPrice: false, Price: 987_654 }),
		],
	}),
	sampleProperty({ ID: 3 }),
	sampleProject({ ID: 4, Goal: 1, Street: 'Geheimstraat', units: [unit(401)] }),
	sampleProject({ ID: 5, units: [unit(501, { State: 'sold' })] }),
];

describe('requests about units and projects', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [...SAMPLE_SITE, ...PROJECTS]);
	});
	afterAll(() => api.close());
	beforeEach(async () => {
		for (const table of ['request', 'visit', 'outbox_mail'] as const)
			await api.database.db.deleteFrom(table).execute();
	});

	type Kind = Parameters<typeof sampleRequest>[0];
	const send = (kind: Kind, about: Partial<RequestBody>, values: FormValues = {}) =>
		api.app.inject({
			method: 'POST',
			url: `/api/v1/requests/${kind}`,
			payload: sampleRequest(kind, values, about),
		});
	const ofUnit = (subjectId: number) => ({ subjectId, subjectKind: 'unit' as const });
	const ofProject = (subjectId: number) => ({ subjectId, subjectKind: 'project' as const });
	const mails = async () =>
		(await api.database.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute()).map(
			({ kind, message }) => ({ kind, ...message }),
		);
	const slotsOf = async (kind: string, id: number): Promise<VisitSlot[]> =>
		(await api.app.inject(`/api/v1/properties/${id}/slots?language=nl&kind=${kind}`)).json().slots;
	async function lastFree(kind: string, id: number): Promise<VisitSlot> {
		const slot = (await slotsOf(kind, id)).findLast(({ isFull }) => !isFull);
		if (!slot) throw new Error('no free slot');
		return slot;
	}
	const tokenIn = (text = '') => /\/appointment\/([\w.-]+)\//.exec(text)?.[1] ?? '';
	const change = (token: string, payload: object) =>
		api.app.inject({ method: 'POST', url: `/api/v1/appointments/${token}`, payload });

	/** Books, and confirms by the link of the mail; returns the link's token. */
	async function visit(about: Partial<RequestBody>, slot: VisitSlot): Promise<string> {
		const booked = await send('contact-appointment', about, { slot: slot.id });
		expect(booked.statusCode, booked.body).toBe(201);
		const token = tokenIn((await mails()).find(({ kind }) => kind === 'visit-hold')?.text);
		const confirmed = await change(token, { action: 'confirm' });
		expect(confirmed.statusCode, confirmed.body).toBe(200);
		return token;
	}

	it.each([
		['unit', 301, ofUnit(301), 'Appartement 301, Park Leie', 'Coupure 7, 9000 Gent'],
		['project', 3, ofProject(3), 'Park Leie', 'Coupure 7, 9000 Gent'],
		['project', 4, ofProject(4), 'Park Leie', '9000 Gent (het juiste adres'],
	] as const)(
		'a visit of a %s (%i) is confirmed, reminded of, moved and cancelled like that of a property',
		async (kind, id, about, title, place) => {
			const slot = await lastFree(kind, id);
			const token = await visit(about, slot);
			const [, confirmation, notice] = await mails();
			expect(confirmation?.text).toContain(`${title}, 9000 Gent (${id})`);
			expect(confirmation?.text).toContain(place);
			expect(confirmation?.text).not.toContain('Geheimstraat');
			expect(notice?.text).toContain(`${title}, 9000 Gent (${id})`);
			expect(notice?.to).toBe(id === 4 ? 'info@proefkantoor.example' : 'an@proefkantoor.example');
			const file = await api.app.inject(`/api/v1/appointments/${token}/calendar.ics`);
			expect(file.body).toContain(`SUMMARY:Bezoek: ${title.replaceAll(',', '\\,')}`);
			const page = (await api.app.inject(`/api/v1/appointments/${token}?language=nl`)).json();
			expect(page.property).toMatchObject({ kind, ID: id, title });
			expect((await slotsOf(kind, id)).find((one) => one.id === slot.id)?.isFull).toBe(true);

			const { database, configuration } = api;
			const eve = new Date(Date.parse(slot.startsAt) - 12 * HOUR);
			expect(await sendVisitReminders({ database, configuration }, eve)).toBe(1);
			const moved = await change(token, { action: 'move', slot: (await lastFree(kind, id)).id });
			expect(moved.statusCode, moved.body).toBe(200);
			expect((await change(token, { action: 'cancel' })).statusCode).toBe(200);
			expect((await slotsOf(kind, id)).some(({ isFull }) => isFull)).toBe(false);
		},
	);

	it('a colleague shows one thing at a time: a unit or the whole project', async () => {
		const slot = await lastFree('project', 3);
		await visit(ofProject(3), slot);
		const taken = (await slotsOf('unit', 301)).find(({ id }) => id === slot.id);
		expect(taken?.isFull).toBe(true);
		const late = await send('contact-appointment', ofUnit(301), { slot: slot.id });
		expect([late.statusCode, late.json().error.code]).toEqual([409, 'slot-full']);
	});

	it('a unit that is sold after its visit was booked: the visit can be seen and cancelled, and not moved', async () => {
		const token = await visit(ofUnit(301), await lastFree('unit', 301));
		const sold = { ...PROJECTS[0], units: [unit(301, { State: 'sold' }), unit(302)] } as FeedProject;
		const later = (await slotsOf('unit', 301))[0]?.id;
		await importItems(api.database.db, [sold]);
		try {
			const page = (await api.app.inject(`/api/v1/appointments/${token}?language=nl`)).json();
			expect(page).toMatchObject({ status: 'confirmed', slots: [] });
			expect((await change(token, { action: 'move', slot: later })).statusCode).toBe(422);
			expect((await change(token, { action: 'cancel' })).statusCode).toBe(200);
		} finally {
			await importItems(api.database.db, PROJECTS);
		}
	});

	it.each([
		['contact-appointment', ofUnit(303), 404],
		['contact-appointment', ofProject(5), 404],
		['contact-appointment', ofUnit(302), 201],
		['contact-appointment', ofUnit(999), 404],
		['send-to-friend', ofUnit(303), 404],
		['send-to-friend', ofProject(5), 404],
		['send-to-friend', ofUnit(302), 201],
		['purchase-offer', ofUnit(301), 201],
		['purchase-offer', ofUnit(302), 404],
		['purchase-offer', ofUnit(303), 404],
		['purchase-offer', ofUnit(401), 404],
		['purchase-offer', ofProject(3), 404],
		['request-documents', ofUnit(301), 404],
		// A question can be about what is sold out: somebody may know of another.
		['contact-construction', { subjectId: 5 }, 201],
	] as const)('%s about %o is answered %i', async (kind, about, status) => {
		expect((await send(kind, about)).statusCode).toBe(status);
	});

	it('an offer for a unit goes on paper with the unit and its project, and the operator’s list names both', async () => {
		expect((await send('purchase-offer', ofUnit(301))).statusCode).toBe(201);
		const [confirmation, notice] = await mails();
		for (const mail of [confirmation, notice]) {
			expect(mail?.text).toContain('Appartement 301, Park Leie, 9000 Gent (301)');
			expect(mail?.attachments?.[0]?.mediaType).toBe('application/pdf');
		}
		expect(notice?.to).toBe('an@proefkantoor.example');
		expect((await requestsAsCsv(api.database.db)).csv).toContain('"nl";"";"301";""');
	});

	it('an offer for a unit whose answers were not shown is refused', async () => {
		const response = await send('purchase-offer', { ...ofUnit(301), reviewed: 'another' });
		expect([response.statusCode, response.json().error.code]).toEqual([422, 'not-reviewed']);
	});

	it.each([
		[ofUnit(301), '/nl/projects/gent/park-leie/3/appartement-301/301/', '€\u00a0300.301', 'dit pand'],
		[ofUnit(304), '/nl/projects/gent/park-leie/3/appartement-304/304/', 'Prijs op aanvraag', 'dit pand'],
		[ofProject(3), '/nl/project/3/', 'vanaf €\u00a0300.301', 'dit project'],
	] as const)(
		'a friend gets the page of %o with its price, as far as that is published',
		async (about, path, price, what) => {
			expect((await send('send-to-friend', about)).statusCode).toBe(201);
			const [friend] = await mails();
			expect(friend).toMatchObject({ kind: 'friend', to: 'jan@example.test' });
			expect(friend?.text).toContain(`https://www.example.test${path}`);
			expect(friend?.text).toContain(price);
			expect(friend?.text).toContain(what);
			expect(friend?.text).not.toMatch(/987/);
		},
	);

	it('a unit is answered as lists have it, to stand beside properties, and hides what its project hides', async () => {
		const answer = async (id: number) => api.app.inject(`/api/v1/properties/${id}?language=nl`);
		expect((await answer(-301)).json().property).toMatchObject({
			ID: -301,
			State: 'available',
			Price: 300_301,
			Unit: { ID: 301 },
		});
		expect((await answer(-304)).body).not.toContain('987654');
		expect((await answer(-401)).body).not.toContain('Geheimstraat');
	});

	it('mails about a project have all their words in every language', async () => {
		for (const language of LANGUAGES) {
			await send('send-to-friend', { ...ofProject(3), language });
			await send(
				'contact-appointment',
				{ ...ofProject(3), language },
				{ slot: (await lastFree('project', 3)).id },
			);
		}
		for (const { subject, text } of await mails()) expect(subject + text).not.toMatch(/\{\{|undefined/);
	});

	it('the same form about property 3 and about project 3 is not the same request', async () => {
		const key = { idempotencyKey: 'one-and-the-same' };
		const [first, second] = [
			await send('send-to-friend', { ...ofProject(3), ...key }),
			await send('send-to-friend', { subjectId: 3, ...key }),
		];
		expect(first.json().reference).not.toBe(second.json().reference);
	});
});
