import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedFolder, openEmbedded } from '../database/open-embedded.ts';
import { ApiProcess } from '../testing/api-process.ts';
import { putDatabase } from '../testing/migrated-database.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';
import { NO_LIMITS } from '../testing/test-api.ts';

let dataDir: string;
let started: ApiProcess[];

beforeEach(async () => {
	dataDir = await mkdtemp(path.join(tmpdir(), 'estate-run-'));
	// As after an earlier run: to make a database takes seconds.
	await putDatabase(dataDir);
	started = [];
});
afterEach(async () => {
	for (const one of started) await one.stop();
	await rm(dataDir, { recursive: true, force: true });
});

function start(script: string, environment: Record<string, string> = {}, ...args: string[]): ApiProcess {
	const one = ApiProcess.start(
		script,
		{ DATA_DIR: dataDir, API_PORT: '0', ...NO_LIMITS, CAPTCHA: 'off', ...environment },
		...args,
	);
	started.push(one);
	return one;
}

async function startApi(): Promise<{ api: ApiProcess; url: string }> {
	const api = start('main.ts');
	await api.printed('Database:');
	return { api, url: /^Api on (\S+)\. /.exec(api.output)?.[1] ?? '' };
}

/** Posts a contact form; its reference, or undefined when there was no good answer. */
async function post(url: string, key: string): Promise<string | undefined> {
	try {
		const response = await fetch(`${url}/api/v1/requests/site-contact`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({
				idempotencyKey: key,
				language: 'nl',
				values: {
					title: 'none',
					firstName: 'Lena',
					lastName: 'Maes',
					email: 'lena@example.test',
					phone: '0470 12 34 56',
					remark: 'Mag ik langskomen?',
				},
			}),
		});
		return response.ok ? ((await response.json()) as { reference: string }).reference : undefined;
	} catch {
		return undefined;
	}
}

describe('the api as a process', () => {
	it('keeps every request that it acknowledged, each with its mails once, when it is killed under load', async () => {
		const feed = path.join(dataDir, 'feed.ndjson');
		await writeFile(feed, SAMPLE_SITE.map((item) => JSON.stringify(item)).join('\n'));
		const importing = start('cli/import.ts', {}, feed);
		expect(await importing.ended(), importing.output).toBe(0);

		const acknowledged = new Map<string, string>();
		const sendAll = (url: string, from: number, to: number) => {
			let next = from;
			const sender = async () => {
				while (next < to) {
					const key = `crash-key-${next++}`;
					const reference = await post(url, key);
					if (reference) acknowledged.set(key, reference);
				}
			};
			return Promise.all(Array.from({ length: 8 }, sender));
		};
		const { api, url } = await startApi();
		const sending = sendAll(url, 0, 160);
		while (acknowledged.size < 60) await new Promise((resolve) => setTimeout(resolve, 5));
		await api.stop('SIGKILL');
		await sending;
		expect(acknowledged.size).toBeLessThan(160);

		const { api: again, url: urlAgain } = await startApi();
		// A visitor's browser tries again with the same key: still one request.
		const [key, reference] = [...acknowledged][0] ?? ['', ''];
		expect(await post(urlAgain, key)).toBe(reference);
		expect(await again.stop('SIGTERM')).toBe(0);

		const { db, close } = await openEmbedded(embeddedFolder(dataDir));
		try {
			const requests = await db
				.selectFrom('request')
				.select(['id', 'reference', 'idempotency_key'])
				.execute();
			const references = new Map(requests.map((row) => [row.idempotency_key, row.reference]));
			for (const [sent, answered] of acknowledged) expect(references.get(sent)).toBe(answered);
			// The agency's daily mail waits beside them from half past seven on.
			const mails = await db
				.selectFrom('outbox_mail')
				.select(['request_id', 'kind'])
				.where('request_id', 'is not', null)
				.execute();
			expect(mails.map(({ request_id, kind }) => `${request_id} ${kind}`).sort()).toEqual(
				requests.flatMap(({ id }) => [`${id} confirmation`, `${id} notice`]).sort(),
			);
		} finally {
			await close();
		}
	}, 90_000);

	it('starts in an empty folder, says which database it uses, keeps others out of it, and ends on SIGINT', async () => {
		await rm(embeddedFolder(dataDir), { recursive: true });
		const { api, url } = await startApi();
		expect(api.output).toBe(
			`Api on ${url}. Database: embedded in ${dataDir}/db: survives a crash of the process, not of the machine.\n`,
		);
		const second = start('main.ts');
		expect(await second.ended()).toBe(1);
		expect(second.output).toMatch(
			/^The database in .* is in use by process \d+: stop that process first\. .*\.\n$/,
		);
		expect((await fetch(`${url}/healthz`)).status).toBe(200);
		expect(await api.stop('SIGINT')).toBe(0);
	});

	it('does not start on a port in use, with a wrong setting, or without its database: one sentence, code 1', async () => {
		const occupant = createServer();
		await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve));
		const port = String((occupant.address() as AddressInfo).port);
		try {
			const blocked = start('main.ts', { API_PORT: port });
			expect(await blocked.ended()).toBe(1);
			expect(blocked.output).toMatch(/^The api cannot listen on 127\.0\.0\.1:\d+ \(EADDRINUSE\): .*\.\n$/);
			expect(blocked.output).toContain(`:${port} `);
			const unseen = start('main.ts', { API_METRICS_PORT: port, LOG_FORMAT: 'json' });
			expect(await unseen.ended()).toBe(1);
			expect(JSON.parse(unseen.output)).toMatchObject({
				level: 'fatal',
				service: 'api',
				msg: expect.stringMatching(/^The metrics of the api cannot listen on .*: set API_METRICS_PORT/),
			});
		} finally {
			await new Promise((resolve) => occupant.close(resolve));
		}
		const wrong = start('main.ts', { API_PORT: 'http' });
		expect(await wrong.ended()).toBe(1);
		expect(wrong.output).toBe('API_PORT must be a whole number from 0 to 65535, but it is "http".\n');
		const alone = start('main.ts', { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' });
		expect(await alone.ended()).toBe(1);
		expect(alone.output).toMatch(
			/^The database at postgres:\/\/me:…@127\.0\.0\.1:1\/none does not answer .*\.\n$/,
		);
	});

	it('drains on SIGTERM: it says that it is not ready, still answers, ends each connection, and ends itself', async () => {
		const api = start('main.ts', { DRAIN_SECONDS: '1' });
		await api.printed('Database:');
		const url = /^Api on (\S+)\. /.exec(api.output)?.[1] ?? '';
		const readiness = async () => (await fetch(`${url}/readyz`)).status;
		await expect.poll(readiness).toBe(200);
		const ended = api.stop('SIGTERM');
		await expect.poll(readiness, { interval: 10 }).toBe(503);
		const live = await fetch(`${url}/livez`);
		expect([live.status, live.headers.get('connection')]).toEqual([200, 'close']);
		expect(await ended).toBe(0);
	});

	it('names each request as the proxy before it does, and no other than by a plain word', async () => {
		const { api, url } = await startApi();
		const nameOf = async (given: string) =>
			(await fetch(`${url}/livez`, { headers: { 'x-request-id': given } })).headers.get('x-request-id');
		expect(await nameOf('req-0123456789')).toBe('req-0123456789');
		expect(await nameOf('"},{"level":60')).toMatch(/^[0-9a-f-]{36}$/);
		expect(await nameOf('a'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
		expect(await api.stop('SIGTERM')).toBe(0);
	});
});
