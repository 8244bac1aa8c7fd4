import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { embeddedFolder, openEmbedded } from '../database/open-embedded.ts';
import { ApiProcess } from '../testing/api-process.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';

const PORT = 4181;
const URL_OF_API = `http://127.0.0.1:${PORT}`;
/** A folder in which the api ran before: making a database takes seconds. */
let usedDir: string;
let dataDir: string;
let started: ApiProcess[];

beforeAll(async () => {
	usedDir = await mkdtemp(path.join(tmpdir(), 'estate-run-'));
	const database = await openEmbedded(embeddedFolder(usedDir));
	await migrate(database);
	await database.close();
});
afterAll(() => rm(usedDir, { recursive: true, force: true }));
beforeEach(async () => {
	dataDir = await mkdtemp(path.join(tmpdir(), 'estate-run-'));
	await cp(embeddedFolder(usedDir), embeddedFolder(dataDir), { recursive: true });
	started = [];
});
afterEach(async () => {
	for (const one of started) await one.stop();
	await rm(dataDir, { recursive: true, force: true });
});

function start(script: string, environment: Record<string, string> = {}, ...args: string[]): ApiProcess {
	const one = ApiProcess.start(
		script,
		{ DATA_DIR: dataDir, API_PORT: String(PORT), REQUEST_LIMIT: '0', CAPTCHA: 'off', ...environment },
		...args,
	);
	started.push(one);
	return one;
}

async function startApi(): Promise<ApiProcess> {
	const api = start('main.ts');
	await api.printed('Database:');
	return api;
}

/** Posts a contact form; its reference, or undefined when there was no good answer. */
async function post(key: string): Promise<string | undefined> {
	try {
		const response = await fetch(`${URL_OF_API}/api/v1/requests/site-contact`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({
				idempotencyKey: key,
				language: 'nl',
				values: {
					firstName: 'Lena',
					lastName: 'Maes',
					email: 'lena@example.test',
					phone: '0470 12 34 56',
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
		const sendAll = (from: number, to: number) => {
			let next = from;
			const sender = async () => {
				while (next < to) {
					const key = `crash-key-${next++}`;
					const reference = await post(key);
					if (reference) acknowledged.set(key, reference);
				}
			};
			return Promise.all(Array.from({ length: 8 }, sender));
		};
		const api = await startApi();
		const sending = sendAll(0, 400);
		while (acknowledged.size < 150) await new Promise((resolve) => setTimeout(resolve, 5));
		await api.stop('SIGKILL');
		await sending;
		expect(acknowledged.size).toBeLessThan(400);

		const again = await startApi();
		// A visitor's browser tries again with the same key: still one request.
		const [key, reference] = [...acknowledged][0] ?? ['', ''];
		expect(await post(key)).toBe(reference);
		expect(await again.stop('SIGTERM')).toBe(0);

		const { db, close } = await openEmbedded(embeddedFolder(dataDir));
		try {
			const requests = await db
				.selectFrom('request')
				.select(['id', 'reference', 'idempotency_key'])
				.execute();
			const references = new Map(requests.map((row) => [row.idempotency_key, row.reference]));
			for (const [sent, answered] of acknowledged) expect(references.get(sent)).toBe(answered);
			const mails = await db.selectFrom('outbox_mail').select(['request_id', 'kind']).execute();
			expect(mails.map(({ request_id, kind }) => `${request_id} ${kind}`).sort()).toEqual(
				requests.flatMap(({ id }) => [`${id} confirmation`, `${id} notice`]).sort(),
			);
		} finally {
			await close();
		}
	}, 90_000);

	it.each(['SIGTERM', 'SIGINT'] as const)('ends with code 0 on %s', async (signal) => {
		const api = await startApi();
		expect((await fetch(`${URL_OF_API}/healthz`)).status).toBe(200);
		expect(await api.stop(signal)).toBe(0);
	});

	it('starts in an empty folder, and says which database it uses and what that survives', async () => {
		await rm(embeddedFolder(dataDir), { recursive: true });
		const api = await startApi();
		expect(api.output).toBe(
			`Api on ${URL_OF_API}. Database: embedded in ${dataDir}/db: survives a crash of the process, not of the machine.\n`,
		);
	});

	it('does not start beside another process on the same folder: one sentence, code 1', async () => {
		await startApi();
		const second = start('main.ts', { API_PORT: String(PORT + 1) });
		expect(await second.ended()).toBe(1);
		expect(second.output).toMatch(
			/^The database in .* is in use by process \d+: stop that process first, .*\.\n$/,
		);
	});

	it('does not start on a port in use, with a wrong setting, or without its database: one sentence, code 1', async () => {
		const occupant = createServer();
		await new Promise<void>((resolve) => occupant.listen(PORT, '127.0.0.1', resolve));
		try {
			const blocked = start('main.ts');
			expect(await blocked.ended()).toBe(1);
			expect(blocked.output).toMatch(/^The api cannot listen on 127\.0\.0\.1:4181 \(EADDRINUSE\): .*\.\n$/);
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
});
