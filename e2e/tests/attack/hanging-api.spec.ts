import { expect, test } from '@playwright/test';
import { compareVisitor, isHarmless } from '../../src/attack/compare-visitor.ts';
import { ATTACKED_DATABASES, type AttackedSite, reserveOn } from '../../src/attack/databases.ts';
import { noteAttack } from '../../src/attack/outcomes.ts';
import { openSockets } from '../../src/attack/process-figures.ts';
import { AttackVisitor } from '../../src/attack/visitor.ts';
import { type OwnSite, smallAgency } from '../../src/own-site.ts';

/** What a visitor waits at most for something that hangs */
const MOST_MS = 3_000;

/** How long an answer takes: polled, since a busy machine delays one, and what hangs delays each. */
const waitFor = async (visitor: AttackVisitor, path: string) => (await visitor.get(path)).milliseconds;

for (const database of ATTACKED_DATABASES)
	test.describe(`on the ${database} database`, () => {
		let own: AttackedSite;
		let site: OwnSite;
		test.beforeAll(async () => {
			test.setTimeout(180_000);
			own = await reserveOn(database, { name: 'hanging', environment: { API_TIME_LIMIT: '2600' } });
			site = own.site;
			await site.import(smallAgency());
			await site.startApi();
			await site.startSite();
		});
		test.afterAll(async () => {
			process.kill(site.apiPid, 'SIGCONT');
			await own.stop();
		});

		test('an api that accepts and says nothing is as one that is gone', async () => {
			const visitor = new AttackVisitor(site.url, '198.51.100.1');
			const kept = () => visitor.p95(['/nl/te-koop/'], 40);
			const quiet = await kept();
			const before = openSockets(site.sitePid);
			process.kill(site.apiPid, 'SIGSTOP');
			try {
				for (const path of ['/nl/te-huur/', '/nl/te-huur/?page=3', '/nl/projecten/']) {
					const { status, text } = await visitor.get(path);
					expect([path, status]).toEqual([path, 503]);
					expect(text).toContain('<header');
					expect(text).not.toContain('rel="canonical"');
					await expect.poll(() => waitFor(visitor, path)).toBeLessThan(MOST_MS);
				}
				for (const path of ['/api/v1/site?language=nl', '/media/0123456789abcdef01234567/w480.webp']) {
					expect([path, (await visitor.get(path)).status]).toEqual([path, 503]);
					await expect.poll(() => waitFor(visitor, path)).toBeLessThan(MOST_MS);
				}
				expect((await visitor.get('/healthz')).status).toBe(200);
				await expect.poll(() => waitFor(visitor, '/healthz')).toBeLessThan(1_000);
				await expect
					.poll(async () => JSON.parse((await visitor.get('/healthz')).text).problems)
					.toEqual(['content']);
				const [p95Ms] = await compareVisitor(async () => [{ quiet, attacked: await kept() }] as const);
				expect(isHarmless(p95Ms), JSON.stringify(p95Ms)).toBe(true);
				noteAttack({
					finding: '12',
					attack: 'SIGSTOP of the api',
					database,
					visitorGets: 'kept pages; else 503 within 3 s',
					p95Ms,
					sockets: { before, after: openSockets(site.sitePid) },
				});
			} finally {
				process.kill(site.apiPid, 'SIGCONT');
			}
			await expect.poll(async () => (await visitor.get('/nl/te-huur/')).status).toBe(200);
		});
	});
