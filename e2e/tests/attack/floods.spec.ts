import { expect, test } from '@playwright/test';
import { ATTACKED_DATABASES, type AttackedSite, reserveOn } from '../../src/attack/databases.ts';
import { FLOODS } from '../../src/attack/floods.ts';
import { noteAttack } from '../../src/attack/outcomes.ts';
import { memoryMB, openSockets } from '../../src/attack/process-figures.ts';
import { startFlood } from '../../src/attack/start-flood.ts';
import { AttackVisitor } from '../../src/attack/visitor.ts';
import { demoItems, smallAgency } from '../../src/own-site.ts';

const TURNS = 40;
/** Below it, the difference between two runs may be the machine's, which does other things as well */
const NOISE_MS = 250;
/** Heaps that a flood lets grow are bounded (`worker-handle.ts`) */
const MOST_MORE_MB = 200;
/** To the api, for the next pages: as many as were needed at once */
const KEPT_CONNECTIONS = 64;
const KEPT = ['/nl/', '/nl/blog/', '/nl/over-ons/'];

for (const database of ATTACKED_DATABASES)
	test.describe(`on the ${database} database`, () => {
		let own: AttackedSite;
		test.beforeAll(async () => {
			test.setTimeout(180_000);
			own = await reserveOn(database, { name: 'floods' });
			await own.site.import([...smallAgency(), ...demoItems().filter(({ kind }) => kind === 'page')]);
			await own.site.startApi();
			await own.site.startSite();
		});
		test.afterAll(() => own?.stop());

		for (const flood of FLOODS)
			test(`a flood of ${flood.attack} slows nobody down and holds nothing`, async () => {
				const { site } = own;
				const visitor = new AttackVisitor(site.url, '198.51.100.1');
				await visitor.p95(KEPT, 5);
				const quiet = await visitor.p95(KEPT, TURNS);
				const before = {
					memory: memoryMB(site.sitePid),
					sockets: openSockets(site.sitePid),
					metrics: (await site.metrics()).length,
				};
				const endFlood = startFlood(flood, site.url);
				const attacked = await visitor.p95(KEPT, TURNS);
				const statuses = await endFlood();
				expect(statuses.filter((status) => status >= 500)).toEqual([]);
				expect(attacked).toBeLessThan(Math.max(3 * quiet, NOISE_MS));
				const after = memoryMB(site.sitePid);
				expect(after - before.memory).toBeLessThan(MOST_MORE_MB);
				expect((await site.metrics()).length).toBeLessThan(before.metrics + 10_000);
				await expect.poll(() => openSockets(site.sitePid)).toBeLessThan(before.sockets + KEPT_CONNECTIONS);
				noteAttack({
					finding: flood.finding,
					attack: `${flood.attack}: 4 senders without a pause`,
					database,
					visitorGets: 'the kept page',
					p95Ms: { quiet, attacked },
					memoryMB: { before: before.memory, after },
					sockets: { before: before.sockets, after: openSockets(site.sitePid) },
				});
			});
	});
