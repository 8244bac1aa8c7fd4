import type { VisitSlot } from '@estate/shared-contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

/** As an operator has them who sets nothing */
const LIMITS = { VISIT_LIMIT: '5', VISIT_HOLDS: '6' };
/** Times that were all booked in 21 seconds before visits had to be confirmed */
const TRIES = 234;
/** Far beyond a limit */
const FEW_TRIES = 60;

describe('somebody who wants all visit times', () => {
	let api: TestApi;
	beforeEach(async () => {
		api = await createTestApi(await openTestDatabase(), LIMITS);
		const properties = [1, 2, 3, 4, 5].map((ID) => sampleProperty({ ID, contactId: 1 }));
		await importItems(api.database.db, [...SAMPLE_SITE, ...properties]);
	});
	afterEach(() => api.close());

	const slotsOf = async (): Promise<VisitSlot[]> =>
		(await api.app.inject('/api/v1/properties/1/slots?language=nl')).json().slots;
	const free = async () => (await slotsOf()).filter(({ isFull }) => !isFull);
	const { startDate, endDate, ...person } = sampleRequest('contact-appointment').values;
	const book = (slot: string, email: string, address: string, subjectId = 1) =>
		api.app.inject({
			method: 'POST',
			url: '/api/v1/requests/contact-appointment',
			payload: { ...sampleRequest('contact-appointment'), subjectId, values: { ...person, slot, email } },
			headers: { 'x-forwarded-for': address },
		});
	/** Tries one time after the other; returns how often each answer came. */
	async function attack(
		who: (index: number) => [email: string, address: string, property?: number],
		tries = FEW_TRIES,
	) {
		const slots = await slotsOf();
		const answers = new Map<string, number>();
		for (let index = 0; index < tries; index++) {
			const slot = slots[index % slots.length]?.id ?? '';
			const answer = await book(slot, ...who(index));
			const code = answer.statusCode === 201 ? 'taken' : answer.json().error.code;
			answers.set(code, (answers.get(code) ?? 0) + 1);
		}
		return Object.fromEntries(answers);
	}
	const newestMail = async () =>
		(
			await api.database.db
				.selectFrom('outbox_mail')
				.select('message')
				.orderBy('id', 'desc')
				.executeTakeFirstOrThrow()
		).message;
	const change = (text: string, payload: object) =>
		api.app.inject({
			method: 'POST',
			url: `/api/v1/appointments/${/\/appointment\/([\w.-]+)\//.exec(text)?.[1]}`,
			payload,
		});
	/** Books a free time, reads the mail, confirms; returns the answer to that. */
	async function visit(email: string, address: string, subjectId = 1) {
		const [slot] = await free();
		const response = await book(slot?.id ?? '', email, address, subjectId);
		expect(response.statusCode, response.body).toBe(201);
		const mail = await newestMail();
		expect(mail.to).toBe(email);
		return change(mail.text, { action: 'confirm' });
	}
	/** What a visitor who is no attacker does. */
	async function visitorSucceeds(): Promise<void> {
		expect((await visit('real@example.test', '198.51.100.77')).json()).toEqual({ status: 'confirmed' });
	}
	const network = (index: number) => `2001:db8:${(index + 1).toString(16)}::1`;

	it('as one person, from many networks, gets five at most', async () => {
		const before = (await free()).length;
		const names = ['eve@example.test', 'EVE@example.test', 'eve+1@example.test'];
		expect(await attack((index) => [names[index % 3] ?? '', network(index)])).toEqual({
			taken: 5,
			'too-many-visits': FEW_TRIES - 5,
		});
		expect((await free()).length).toBe(before - 5);
		await visitorSucceeds();
	}, 60_000);

	it('does not learn how many visits an address has: the sixth is refused behind the link of its mail', async () => {
		for (let index = 0; index < 5; index++)
			expect((await visit('lena@example.test', network(index), 1 + index)).json()).toEqual({
				status: 'confirmed',
			});
		const sixth = await visit('lena@example.test', network(5));
		expect([sixth.statusCode, sixth.json().error.code]).toEqual([429, 'too-many-visits']);
	}, 60_000);

	it('from one network, as many persons, holds six at most, and books ten a day', async () => {
		const before = (await free()).length;
		// All addresses of a customer of a provider
		expect(
			await attack((index) => [`eve${index}@example.test`, `2001:db8:1:1::${(index + 1).toString(16)}`]),
		).toEqual({ taken: 10, 'too-many-tries': FEW_TRIES - 10 });
		expect((await free()).length).toBe(before - 6);
		await visitorSucceeds();
	}, 60_000);

	it('as many persons from many networks keeps six times of a property and 18 of a colleague, for 20 minutes', async () => {
		const before = (await free()).length;
		expect(before).toBeGreaterThan(100);
		const one = await attack((index) => [`eve${index}@example.test`, network(index)], TRIES);
		expect(Object.keys(one).sort()).toEqual(one['slot-full'] ? ['slot-full', 'taken'] : ['taken']);
		expect((await free()).length).toBe(before - 6);
		await attack((index) => [`mal${index}@example.test`, network(1_000 + index), 2 + (index % 4)]);
		expect((await free()).length).toBe(before - 18);
		await visitorSucceeds();

		// Who showed the calendar of the agency is not bothered: no mail, nothing in the owner's portal.
		const toAgency = await api.database.db
			.selectFrom('outbox_mail')
			.select('id')
			.where('kind', '=', 'notice')
			.execute();
		expect(toAgency).toHaveLength(1);
		expect(await api.database.db.selectFrom('communication').select('id').execute()).toHaveLength(1);

		await api.database.db
			.updateTable('appointment')
			.set({ held_until: new Date(Date.now() - 1_000) })
			.where('status', '=', 'held')
			.execute();
		expect((await free()).length).toBe(before - 1);
	}, 60_000);

	it('moves one visit to many times at once: it takes one time, and no more moves a day than a person needs', async () => {
		const before = (await free()).length;
		const slots = await free();
		await book(slots[0]?.id ?? '', 'eve@example.test', '198.51.100.7');
		const { text } = await newestMail();
		await change(text, { action: 'confirm' });
		expect((await free()).length).toBe(before - 1);
		const answers = await Promise.all(
			slots.slice(1, 31).map(({ id }) => change(text, { action: 'move', slot: id })),
		);
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
		expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(25);
		expect((await free()).length).toBe(before - 1);
		await change(text, { action: 'cancel' });
		expect((await free()).length).toBe(before);
	}, 60_000);
});
