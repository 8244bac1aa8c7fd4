import { rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { freePort } from '@estate/shared-contract/samples';
import { expect, test } from '@playwright/test';
import { requireScript } from '../../../scripts/stack/command.ts';
import { ServerProcess } from '../../../scripts/stack/server-process.ts';
import { TEST_DATA_DIR, testStackSettings } from '../../src/test-stack.ts';

const POSTS = 1_000;
const AT_ONCE = 16;
/** Answers after which the api is killed, the first and the second time */
const KILLS = [250, 600];

const dataDir = path.join(TEST_DATA_DIR, 'crash');
const { environment: base } = testStackSettings();
const apiPort = await freePort();
const environment = { ...base, API_PORT: String(apiPort), DATA_DIR: dataDir };
const apiUrl = `http://127.0.0.1:${apiPort}`;

let api: ServerProcess | undefined;
/** Over when the api that was killed is back */
let restarting = Promise.resolve();

function newApi(): ServerProcess {
	return new ServerProcess({
		name: 'api',
		file: 'api/src/main.ts',
		environment,
		healthUrl: `${apiUrl}/healthz`,
		restart: false,
	});
}

/** One visitor: tries again with the same key until the request is acknowledged, as the form does. */
async function post(number: number): Promise<string> {
	for (let attempt = 0; attempt < 200; attempt++) {
		try {
			const response = await fetch(`${apiUrl}/api/v1/requests/site-contact`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({
					idempotencyKey: `crash-drill-${number}`,
					language: 'nl',
					values: {
						title: 'none',
						firstName: 'Jan',
						lastName: `Nummer ${number}`,
						email: `jan${number}@example.be`,
						phone: '0478 12 34 56',
						remark: 'Mag ik langskomen?',
					},
				}),
			});
			if (response.ok) return ((await response.json()) as { reference: string }).reference;
			if (response.status < 500) throw new Error(`Request ${number} was refused: ${await response.text()}`);
		} catch (error) {
			// Killed: the visitor tries again.
			if (!(error instanceof TypeError)) throw error;
		}
		await restarting;
	}
	throw new Error(`Request ${number} was never acknowledged.`);
}

test.afterEach(() => api?.stop());

test('kill -9 of the api during 1,000 form posts loses and doubles nothing', async () => {
	test.setTimeout(180_000);
	rmSync(dataDir, { recursive: true, force: true });
	const feed = path.join(dataDir, 'demo');
	await requireScript('Migrating', 'api/src/cli/db.ts', ['migrate'], environment);
	await requireScript(
		'Making a small agency',
		'demo/src/cli/main.ts',
		['--properties', '4', '--out', feed],
		environment,
	);
	await requireScript('Importing it', 'api/src/cli/import.ts', [path.join(feed, 'feed.ndjson')], environment);
	api = newApi();
	await api.start();

	const acknowledged = new Map<number, string>();
	const kills = [...KILLS];
	async function restart() {
		if (api?.pid) process.kill(api.pid, 'SIGKILL');
		await api?.stop();
		api = newApi();
		await api.start();
	}
	let next = 0;
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			while (next < POSTS) {
				const number = next++;
				acknowledged.set(number, await post(number));
				if (acknowledged.size >= (kills[0] ?? Number.POSITIVE_INFINITY)) {
					kills.shift();
					restarting = restarting.then(restart);
				}
			}
		}),
	);
	await restarting;
	await api?.stop();

	const database = await PGlite.create(path.join(dataDir, 'db'));
	const { rows } = await database.query<{ reference: string; mails: string }>(
		`select reference, (select string_agg(kind, ',' order by kind) from outbox_mail where request_id = request.id) as mails from request`,
	);
	await database.close();
	expect(acknowledged.size).toBe(POSTS);
	expect(new Set(acknowledged.values()).size).toBe(POSTS);
	expect(new Set(rows.map(({ reference }) => reference))).toEqual(new Set(acknowledged.values()));
	expect(rows).toHaveLength(POSTS);
	for (const { mails } of rows) expect(mails?.split(',')).toHaveLength(2);
});
