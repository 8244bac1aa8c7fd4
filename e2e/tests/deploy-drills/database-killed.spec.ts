import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { OwnPostgres } from '../../src/deploy/own-postgres.ts';
import { demoItems, OwnSite, smallAgency } from '../../src/own-site.ts';

/** Of these some were read before, and are kept by the site; the search was asked by nobody */
const KEPT = ['/nl/', '/nl/over-ons/', '/nl/blog/'];
const KILLS = 3;
const AWAY_MS = 4_000;
/** Until a page that nobody kept, a form and both healths are well, once PostgreSQL answers */
const WELL_WITHIN_MS = 3_000;
const WRITERS = 6;

interface Kill {
	/** Pages that were kept, and those of them that were not answered with 200 */
	kept: number;
	keptFailed: number;
	/** Status of pages that were not kept, and of forms, while the database was away */
	notKept: Record<string, number>;
	forms: Record<string, number>;
	longestMs: number;
	wellAfterMs: number;
}

/** What a form is answered: its reference, or the status that refuses it. */
async function post(apiUrl: string, key: string): Promise<{ status: number; reference?: string }> {
	const response = await fetch(`${apiUrl}/api/v1/requests/site-contact`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({
			idempotencyKey: key,
			language: 'nl',
			values: {
				title: 'none',
				firstName: 'Jan',
				lastName: 'Maes',
				email: `${key}@example.be`,
				phone: '0478 12 34 56',
				remark: 'Mag ik langskomen?',
			},
		}),
	});
	const body = await response.text();
	return { status: response.status, ...(response.ok ? JSON.parse(body) : {}) };
}

const count = (counts: Record<string, number>, status: number) => {
	counts[status] = (counts[status] ?? 0) + 1;
};

test('PostgreSQL is killed three times under load: kept pages go on, all is well seconds after its start, and nothing that was acknowledged is lost', async () => {
	test.setTimeout(300_000);
	const postgres = await OwnPostgres.start();
	const site = await OwnSite.reserve({
		name: 'database-killed',
		environment: { DATABASE_URL: postgres.url, MIGRATE: 'on', REQUEST_LIMIT: '1000000' },
	});
	const acknowledged = new Map<string, string>();
	try {
		await site.command('db', ['migrate']);
		await site.import([...smallAgency(), ...demoItems().filter(({ kind }) => kind === 'page')]);
		await site.startApi();
		await site.startSite();
		const pids = [site.apiPid, site.sitePid];
		for (const page of KEPT) expect((await fetch(site.url + page)).status, page).toBe(200);

		let isOver = false;
		let isAway = false;
		let kill: Kill | undefined;
		let sent = 0;
		/** Never read before: the site has kept no answer to it */
		let unread = 1;
		const writers = Array.from({ length: WRITERS }, async () => {
			while (!isOver) {
				const key = `database-killed-${sent++}`;
				const begun = performance.now();
				const wasAway = isAway;
				const { status, reference } = await post(site.apiUrl, key);
				if (reference) acknowledged.set(key, reference);
				if (wasAway && isAway && kill) {
					count(kill.forms, status);
					kill.longestMs = Math.max(kill.longestMs, performance.now() - begun);
				}
				await setTimeout(20);
			}
		});
		const readers = KEPT.map(async (page) => {
			while (!isOver) {
				const { status } = await fetch(site.url + page);
				if (isAway && kill) {
					kill.kept++;
					if (status !== 200) kill.keptFailed++;
				}
				await setTimeout(50);
			}
		});
		const newPage = () => `/nl/te-koop/?page=${++unread}&price=${unread}000-`;
		const asker = (async () => {
			while (!isOver) {
				if (isAway && kill) {
					const begun = performance.now();
					const { status } = await fetch(site.url + newPage());
					count(kill.notKept, status);
					kill.longestMs = Math.max(kill.longestMs, performance.now() - begun);
				}
				await setTimeout(100);
			}
		})();

		const isWell = async () => {
			const key = `database-killed-after-${++sent}`;
			const [page, api, own, form] = await Promise.all([
				fetch(site.url + newPage()),
				fetch(`${site.apiUrl}/healthz`),
				fetch(`${site.url}/healthz`).then((response) => response.json()),
				post(site.apiUrl, key),
			]);
			if (form.reference) acknowledged.set(key, form.reference);
			return page.status === 200 && api.ok && own.status === 'ok' && form.reference !== undefined;
		};
		const kills: Kill[] = [];
		for (let number = 0; number < KILLS; number++) {
			await setTimeout(1_500);
			kill = { kept: 0, keptFailed: 0, notKept: {}, forms: {}, longestMs: 0, wellAfterMs: 0 };
			await postgres.kill();
			isAway = true;
			await setTimeout(AWAY_MS);
			expect((await fetch(`${site.apiUrl}/healthz`)).status).toBe(503);
			isAway = false;
			await postgres.startAgain();
			const back = performance.now();
			while (!(await isWell().catch(() => false)) && performance.now() - back < 60_000) await setTimeout(50);
			kill.wellAfterMs = Math.round(performance.now() - back);
			kill.longestMs = Math.round(kill.longestMs);
			kills.push(kill);
		}
		isOver = true;
		await Promise.all([...writers, ...readers, asker]);

		const folder = path.join(ROOT, 'var', 'deploy');
		mkdirSync(folder, { recursive: true });
		const figures = { kills, sent, acknowledged: acknowledged.size };
		writeFileSync(path.join(folder, 'database-killed.json'), `${JSON.stringify(figures, null, '\t')}\n`);
		for (const each of kills) {
			expect(each.kept).toBeGreaterThan(20);
			expect(each.keptFailed).toBe(0);
			expect(Object.keys(each.forms)).toEqual(['503']);
			expect(Object.keys(each.notKept)).toEqual(['503']);
			expect(each.wellAfterMs).toBeLessThan(WELL_WITHIN_MS);
		}
		// Nobody started anything again.
		expect([site.apiPid, site.sitePid]).toEqual(pids);

		const client = new Client({ connectionString: postgres.url });
		await client.connect();
		const { rows } = await client.query<{ key: string; reference: string; mails: string }>(
			`select idempotency_key as key, reference, (select count(*) from outbox_mail where request_id = request.id) as mails from request`,
		);
		await client.end();
		const written = new Map(rows.map(({ key, reference }) => [key, reference]));
		expect(acknowledged.size).toBeGreaterThan(100);
		const lost = [...acknowledged].filter(([key, reference]) => written.get(key) !== reference);
		expect(lost).toEqual([]);
		expect(rows.filter(({ mails }) => mails !== '2')).toEqual([]);
	} finally {
		await site.stop();
		await postgres.stop();
	}
});
