import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { announce } from '../events/announce.ts';
import { sweepEvents } from '../events/sweep-events.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { WebhookReceiver } from '../testing/webhook-receiver.ts';
import { claimDeliveries } from './deliveries.ts';
import { addWebhook, listWebhooks, readDeliveryLog, removeWebhook, replay } from './manage-webhooks.ts';
import { createWebhookWorker, type WebhookWorker } from './webhook-worker.ts';

const HOUR = 3_600_000;
const SETTINGS = { SITE_URL: 'https://www.example.test', WEBHOOK_PRIVATE: 'yes' as const };

describe.each(testDatabases())('webhooks on $name', ({ open }) => {
	let database: Database;
	let receiver: WebhookReceiver;
	let other: WebhookReceiver;
	let now: Date;
	let workers: WebhookWorker[];
	const db = () => database.db;
	beforeEach(async () => {
		database = await open();
		[receiver, other] = await Promise.all([WebhookReceiver.started(), WebhookReceiver.started()]);
		// Ahead of the database's clock for longer than a test's events take on a busy machine.
		now = new Date(Date.now() + 60_000);
		workers = [];
	});
	afterEach(async () => {
		await Promise.all(workers.map(({ stop }) => stop()));
		await Promise.all([receiver.stop(), other.stop(), database.close()]);
	});

	/** An instance of the api, as far as webhooks go. */
	function instance(timeoutMs?: number): WebhookWorker {
		const worker = createWebhookWorker({
			db: db(),
			configuration: SETTINGS,
			clock: () => now,
			...(timeoutMs ? { timeoutMs } : {}),
		});
		workers.push(worker);
		return worker;
	}
	const add = (to = receiver, types?: string[]) =>
		addWebhook(db(), SETTINGS, { address: to.address, ...(types ? { types } : {}) });
	const happen = (subject: string, count: number, type = 'estate.test.happened') =>
		db()
			.transaction()
			.execute((transaction) => announce(transaction, { type, subject, data: { count } }));
	const arrivedAt = (at = receiver) => at.arrived.map(({ event }) => [event.subject, event.data.count]);

	it('are CloudEvents 1.0, signed as Standard Webhooks are, with a secret that is stored nowhere', async () => {
		const { secret } = await add();
		await happen('visit/1', 1);
		await instance().runOnce();
		const [arrived] = receiver.arrived;
		if (!arrived) throw new Error('nothing arrived');
		const { headers, body, event } = arrived;
		expect(headers['content-type']).toBe('application/cloudevents+json; charset=utf-8');
		expect(event).toMatchObject({
			specversion: '1.0',
			id: headers['webhook-id'],
			source: 'https://www.example.test',
			type: 'estate.test.happened',
			subject: 'visit/1',
			time: expect.stringMatching(/^20.*Z$/),
			data: { count: 1 },
		});
		const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
		const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
		expect(headers['webhook-signature']).toBe(
			`v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
		);
		expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
		const stored = await db().selectFrom('webhook').selectAll().execute();
		expect(JSON.stringify(stored)).not.toContain(secret.slice(10));
	});

	it('of a receiver that was away for a day bring all events once, in order of each subject', async () => {
		await add();
		receiver.mood = 'away';
		const [one, two] = [instance(), instance()];
		let count = 0;
		for (const start = now.getTime(); now.getTime() < start + 26 * HOUR; ) {
			if (count < 24) for (const subject of ['visit/a', 'visit/b', 'offer/c']) await happen(subject, count);
			count++;
			await Promise.all([one.runOnce(), two.runOnce()]);
			now = new Date(now.getTime() + HOUR);
		}
		expect(receiver.arrived).toEqual([]);
		// Only the first of each subject is tried meanwhile, later and later.
		expect(receiver.tries).toBeLessThanOrEqual(3 * 24);
		expect(await listWebhooks(db())).toMatchObject([{ waiting: 72, givenUp: 0 }]);
		receiver.mood = 'well';
		now = new Date(now.getTime() + 3 * HOUR);
		await Promise.all([one.runOnce(), two.runOnce()]);
		const inOrder = Array.from({ length: 24 }, (_, each) => each);
		for (const subject of ['visit/a', 'visit/b', 'offer/c'])
			expect(arrivedAt().filter(([of]) => of === subject)).toEqual(inOrder.map((each) => [subject, each]));
		expect(new Set(receiver.arrived.map(({ event }) => event.id)).size).toBe(72);
		expect(receiver.arrived).toHaveLength(72);
		expect(await listWebhooks(db())).toMatchObject([{ waiting: 0, givenUp: 0 }]);
	}, 60_000);

	it('of a receiver that hangs do not hold the others up', async () => {
		await add();
		await add(other);
		receiver.mood = 'hangs';
		await happen('visit/1', 1);
		const worker = instance();
		const round = worker.runOnce();
		await expect.poll(() => arrivedAt(other)).toEqual([['visit/1', 1]]);
		await expect.poll(() => receiver.tries).toBe(1);
		// What happens meanwhile goes out as well.
		await happen('visit/1', 2);
		void worker.runOnce();
		await expect.poll(() => arrivedAt(other)).toHaveLength(2);
		expect(receiver.tries).toBe(1);
		await worker.stop();
		await round;
	});

	it('that give no answer in time are tried again later, not at once', async () => {
		await add();
		receiver.mood = 'hangs';
		await happen('visit/1', 1);
		await instance(50).runOnce();
		expect(await readDeliveryLog(db(), 10)).toMatchObject([
			{ state: 'waiting', attempts: 1, status: null, error: 'no answer in time' },
		]);
		receiver.mood = 'well';
		await instance().runOnce();
		expect(receiver.arrived).toEqual([]);
		now = new Date(now.getTime() + 16_000);
		await instance().runOnce();
		expect(arrivedAt()).toEqual([['visit/1', 1]]);
	});

	it('bring each event once over several instances, and of the chosen types alone', async () => {
		await add();
		await add(other, ['estate.testimonial.published']);
		for (let count = 0; count < 30; count++) await happen(`visit/${count % 7}`, count);
		await db()
			.transaction()
			.execute((transaction) =>
				announce(transaction, {
					type: 'estate.testimonial.published',
					subject: 'testimonial/M-7F3K-29',
					data: { reference: 'M-7F3K-29' },
				}),
			);
		const instances = [instance(), instance(), instance()];
		await Promise.all(instances.map(({ runOnce }) => runOnce()));
		expect(receiver.arrived).toHaveLength(31);
		expect(new Set(receiver.arrived.map(({ event }) => event.id)).size).toBe(31);
		expect(other.arrived.map(({ event }) => event.type)).toEqual(['estate.testimonial.published']);
	});

	it('that are refused for two days are given up, let the next of their subject by, and are replayed', async () => {
		const { id } = await add();
		receiver.mood = 'away';
		await happen('visit/1', 1);
		for (let round = 0; round < 30; round++) {
			await instance().runOnce();
			now = new Date(now.getTime() + 3 * HOUR);
		}
		expect(await readDeliveryLog(db(), 10, id)).toMatchObject([
			{ state: 'given-up', attempts: 24, status: 503, subject: 'visit/1' },
		]);
		receiver.mood = 'well';
		await happen('visit/1', 2);
		await instance().runOnce();
		expect(arrivedAt()).toEqual([['visit/1', 2]]);
		expect(await replay(db(), id, 'given-up')).toBe(1);
		await instance().runOnce();
		expect(arrivedAt()).toEqual([
			['visit/1', 2],
			['visit/1', 1],
		]);
		const [, first] = await readDeliveryLog(db(), 10, id);
		expect(await replay(db(), id, { event: first?.event ?? '' })).toBe(1);
		expect(await replay(db(), id, { since: new Date(Date.now() - HOUR) })).toBe(2);
		await instance().runOnce();
		expect(receiver.arrived.map(({ event }) => event.data.count)).toEqual([2, 1, 1, 2]);
	});

	it('that wait behind one that is tried again cost little more than to read them, however many they are', async () => {
		const { id } = await add();
		await sql`insert into event (type, subject, data)
			select 'estate.test.happened', 'visit/' || n % 100, '{}' from generate_series(1, 30000) n`.execute(
			db(),
		);
		await sql`insert into webhook_delivery (webhook_id, event_id, subject, due_at)
			select ${id}, id, subject, case row_number() over (partition by subject order by id) when 1
				then now() + interval '1 hour' else now() end from event`.execute(db());
		await sql`analyze webhook_delivery`.execute(db());
		const fastest = async (what: () => Promise<unknown>) => {
			const times: number[] = [];
			for (let turn = 0; turn < 3; turn++) {
				const start = performance.now();
				await what();
				times.push(performance.now() - start);
			}
			return Math.min(...times);
		};
		const read = await fastest(() =>
			sql`select max(due_at), max(subject) from webhook_delivery where state = 'waiting'`.execute(db()),
		);
		const claimed = await fastest(async () =>
			expect(await claimDeliveries(db(), id, { now, most: 10, claimSeconds: 60 })).toEqual([]),
		);
		expect(claimed / read).toBeLessThan(8);
	});

	it('go to public addresses by https alone, unless the settings say otherwise', async () => {
		const strict = { SITE_URL: SETTINGS.SITE_URL, WEBHOOK_PRIVATE: 'no' as const };
		for (const address of [
			'http://crm.example.com/hook',
			'https://127.0.0.1/hook',
			'https://[::1]/hook',
			'https://169.254.169.254/latest',
			'https://me:secret@crm.example.com/',
			'ftp://crm.example.com/',
			'hook',
		])
			await expect(addWebhook(db(), strict, { address })).rejects.toThrow(/address/);
		for (const type of ['estate.nothing', 'constructor', '__proto__'])
			await expect(
				addWebhook(db(), strict, { address: 'https://crm.example.com/', types: [type] }),
			).rejects.toThrow('docs/events.md');
		// A name that leads to this machine is refused when it is connected to.
		await addWebhook(db(), strict, { address: 'https://localhost/hook' });
		await happen('visit/1', 1);
		const worker = createWebhookWorker({ db: db(), configuration: strict, clock: () => now });
		workers.push(worker);
		await worker.runOnce();
		expect(await readDeliveryLog(db(), 1)).toMatchObject([{ state: 'waiting', error: 'private' }]);
	});

	it('go with what waits for them when they are removed, and old events by themselves', async () => {
		const { id } = await add();
		await happen('visit/1', 1);
		await removeWebhook(db(), id);
		await expect(removeWebhook(db(), id)).rejects.toThrow('webhooks -- list');
		expect(await readDeliveryLog(db(), 10)).toEqual([]);
		await db()
			.updateTable('event')
			.set({ created_at: new Date(Date.now() - 31 * 24 * HOUR) })
			.execute();
		await happen('visit/1', 2);
		await sweepEvents(db());
		const left = await db().selectFrom('event').select('data').execute();
		expect(left).toEqual([{ data: { count: 2 } }]);
	});
});
