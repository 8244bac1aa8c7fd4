import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { simpleParser } from 'mailparser';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { importItems } from '../testing/import-items.ts';
import { MailServer } from '../testing/mail-server.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { freeClaims, readTrouble, retryFailed } from './outbox.ts';
import { type OutboxWorker, retryDelay, startOutboxWorker } from './outbox-worker.ts';
import { createMailTransport } from './transport.ts';

let keys = 0;

describe.each(testDatabases())('mails on $name', ({ open }) => {
	let api: TestApi;
	let workers: OutboxWorker[];
	beforeAll(async () => {
		api = await createTestApi(await open());
		await importItems(api.database.db, SAMPLE_SITE);
	});
	afterAll(() => api.close());
	beforeEach(async () => {
		workers = [];
		await api.database.db.deleteFrom('outbox_mail').execute();
	});
	afterEach(async () => {
		vi.useRealTimers();
		for (const worker of workers) await worker.stop();
	});

	function worker(smtpUrl?: string): OutboxWorker {
		const configuration = smtpUrl
			? readConfiguration({ ...settings(), SMTP_URL: smtpUrl })
			: readConfiguration(settings());
		const started = startOutboxWorker({
			db: api.database.db,
			transport: createMailTransport(configuration),
			interval: 60_000,
		});
		workers.push(started);
		return started;
	}
	const settings = () => ({ DATA_DIR: api.configuration.DATA_DIR, SITE_URL: api.configuration.SITE_URL });

	async function sendContact(): Promise<string> {
		const response = await api.app.inject({
			method: 'POST',
			url: '/api/v1/requests/site-contact',
			payload: {
				idempotencyKey: `outbox-form-${++keys}`,
				language: 'nl',
				values: {
					title: 'none',
					firstName: 'Zoë',
					lastName: "D'Hondt",
					email: 'zoe@example.test',
					phone: '0470 12 34 56',
					remark: 'Eén vraag: hoeveel kost het?',
				},
			},
		});
		expect(response.statusCode).toBe(201);
		return response.json().reference;
	}

	it('arrive at a real mail server, readable, in both forms', async () => {
		const server = await MailServer.started();
		try {
			const reference = await sendContact();
			await worker(server.url).runOnce();
			expect(server.mails).toHaveLength(2);
			const confirmation = server.mails.find(({ to }) => JSON.stringify(to).includes('zoe@example.test'));
			expect(confirmation?.subject).toBe(`Wij hebben uw bericht ontvangen (${reference})`);
			expect(confirmation?.from?.value).toEqual([
				{ address: 'info@proefkantoor.example', name: 'Proefkantoor' },
			]);
			expect(confirmation?.text).toContain("Beste Zoë D'Hondt");
			const notice = server.mails.find((mail) => mail !== confirmation);
			expect(notice?.replyTo?.value[0]?.address).toBe('zoe@example.test');
			expect(notice?.html).toContain('Eén vraag');
		} finally {
			await server.stop();
		}
	});

	it('wait while the mail server is away, however long, and are sent once when it is back', async () => {
		const server = await MailServer.reserve();
		await sendContact();
		const sender = worker(server.url);
		for (let day = 0; day < 30; day++) await sender.runOnce();
		const waiting = await api.database.db.selectFrom('outbox_mail').selectAll().execute();
		for (const mail of waiting) {
			expect(mail).toMatchObject({ attempts: 0, sent_at: null, failed_at: null, is_claimed: false });
			expect(mail.last_error).toContain('ECONNREFUSED');
		}
		await sendContact();
		await server.start();
		try {
			await sender.runOnce();
			await sender.runOnce();
			expect(server.mails).toHaveLength(4);
			expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(4);
		} finally {
			await server.stop();
		}
	});

	it('leave a server that is away in peace: longer and longer, anyone who calls', async () => {
		vi.useFakeTimers({ toFake: ['Date'] });
		const rests: number[] = [];
		await sendContact();
		const configuration = readConfiguration({
			...settings(),
			SMTP_URL: (await MailServer.reserve()).url,
		});
		const sender = startOutboxWorker({
			db: api.database.db,
			transport: createMailTransport(configuration),
			onAway: ({ restMs }) => rests.push(restMs),
			interval: 60_000,
			rest: [20, 80],
		});
		workers.push(sender);
		for (const [index, rest] of [20, 40, 80, 80].entries()) {
			while (rests.length === index) await new Promise(setImmediate);
			// What is under way ends, and nothing begins before the rest is over.
			await sender.settled();
			vi.setSystemTime(Date.now() + rest - 1);
			sender.wake();
			await sender.settled();
			expect(rests).toHaveLength(index + 1);
			expect(rests.at(-1)).toBe(rest);
			vi.setSystemTime(Date.now() + 1);
			sender.wake();
		}
	});

	it('that a server refuses are tried later and later and given up in the end; the others go out', async () => {
		const server = await MailServer.started();
		server.refuses = 'zoe@example.test';
		try {
			await sendContact();
			const sender = worker(server.url);
			const before = Date.now();
			await sender.runOnce();
			expect(server.mails.map(({ to }) => JSON.stringify(to))).toEqual([
				expect.stringContaining('info@proefkantoor.example'),
			]);
			const unsent = () =>
				api.database.db
					.selectFrom('outbox_mail')
					.selectAll()
					.where('sent_at', 'is', null)
					.executeTakeFirstOrThrow();
			const refused = await unsent();
			expect(refused).toMatchObject({ attempts: 1, failed_at: null, is_claimed: false });
			expect(refused.due_at.getTime()).toBeGreaterThan(before + 5_000);
			await api.database.db
				.updateTable('outbox_mail')
				.set({ due_at: sql`now()`, attempts: 23 })
				.where('id', '=', refused.id)
				.execute();
			await sender.runOnce();
			expect((await unsent()).failed_at).not.toBeNull();
			expect(await retryFailed(api.database.db)).toBe(1);
			await sender.runOnce();
			expect(await unsent()).toMatchObject({ attempts: 1, failed_at: null });
		} finally {
			await server.stop();
		}
	});

	it('are listed with the words of the server, without the addresses in them', async () => {
		await sendContact();
		await api.database.db
			.updateTable('outbox_mail')
			.set({ last_error: '550 5.1.1 <jos.peeters@issers.example> unknown; was s.s@sss.example' })
			.execute();
		const troubles = await readTrouble(api.database.db);
		expect(troubles.map(({ error }) => error)).toEqual(Array(2).fill('550 5.1.1 <…> unknown; was …'));
	});

	it('are each sent by one of several workers', async () => {
		const server = await MailServer.started();
		try {
			for (let round = 0; round < 12; round++) await sendContact();
			const url = server.url;
			await Promise.all([worker(url), worker(url), worker(url)].map((one) => one.runOnce()));
			const ids = server.mails.map(({ messageId }) => messageId);
			expect(ids).toHaveLength(24);
			expect(new Set(ids).size).toBe(24);
		} finally {
			await server.stop();
		}
	});

	it('that a worker had when it died are sent by another after its claim is over', async () => {
		await sendContact();
		await api.database.db
			.updateTable('outbox_mail')
			.set({ attempts: 1, due_at: sql`now() + interval '1 minute'` })
			.execute();
		const other = worker();
		await other.runOnce();
		const unsent = () =>
			api.database.db.selectFrom('outbox_mail').select('id').where('sent_at', 'is', null).execute();
		expect(await unsent()).toHaveLength(2);
		await api.database.db.updateTable('outbox_mail').set({ due_at: sql`now()` }).execute();
		await other.runOnce();
		expect(await unsent()).toHaveLength(0);
	});

	it('that the only process had when it died are free at its next start', async () => {
		await sendContact();
		await api.database.db
			.updateTable('outbox_mail')
			.set({ attempts: 1, is_claimed: true, due_at: sql`now() + interval '1 minute'` })
			.execute();
		await freeClaims(api.database.db);
		await worker().runOnce();
		const rows = await api.database.db.selectFrom('outbox_mail').select(['sent_at', 'is_claimed']).execute();
		expect(rows.map(({ sent_at, is_claimed }) => [sent_at !== null, is_claimed])).toEqual([
			[true, false],
			[true, false],
		]);
	});

	it('become files that mail programs open when there is no mail server', async () => {
		await sendContact();
		await worker().runOnce();
		const folder = path.join(api.configuration.DATA_DIR, 'mail');
		const files = (await readdir(folder)).filter((name) => name.endsWith('-notice.eml'));
		const mail = await simpleParser(await readFile(path.join(folder, files.at(-1) ?? '')));
		expect(mail.text).toContain('Eén vraag: hoeveel kost het?');
		const modes = await Promise.all([folder, path.join(folder, files[0] ?? '')].map((file) => stat(file)));
		expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600']);
	});
});

describe('the pause before the next try', () => {
	it('doubles from 15 seconds to three hours', () => {
		expect([1, 2, 3, 10, 24].map(retryDelay)).toEqual([15, 30, 60, 7_680, 10_800]);
	});
});
