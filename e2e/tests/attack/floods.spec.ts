import { expect, test } from '@playwright/test';
import { compareVisitor, isHarmless, type VisitorTimes } from '../../src/attack/compare-visitor.ts';
import { ATTACKED_DATABASES, type AttackedSite, reserveOn } from '../../src/attack/databases.ts';
import { FLOODS, type Flood, KEPT_PAGES, ORDINARY, pagesOfVisit } from '../../src/attack/floods.ts';
import { noteAttack } from '../../src/attack/outcomes.ts';
import { memoryMB, openSockets } from '../../src/attack/process-figures.ts';
import { startFlood } from '../../src/attack/start-flood.ts';
import { AttackVisitor } from '../../src/attack/visitor.ts';
import { demoItems, smallAgency } from '../../src/own-site.ts';

const TURNS = 40;
/** Heaps that a flood lets grow are bounded (`worker-handle.ts`) */
const MOST_MORE_MB = 200;
/** To the api, for the next pages: as many as were needed at once */
const KEPT_CONNECTIONS = 64;

interface Flooded {
	/** Of a visit with a search of its own */
	visitMs: VisitorTimes;
	/** Of a page that the site keeps: a flood that drove it out would make it as slow as one that nobody asked for before */
	p95Ms: VisitorTimes;
	/** Of answers to the flood, over all rounds */
	statuses: number[];
}

/** A visitor in quiet, beside as many ordinary visitors as the flood has senders, and beside the flood. */
async function flooded(visitor: AttackVisitor, url: string, flood: Flood): Promise<Flooded> {
	const statuses: number[] = [];
	const keptPages = () => visitor.p95(KEPT_PAGES, TURNS);
	const visits = () => visitor.visitP95(pagesOfVisit, TURNS);
	const during = async <Measured>(flooding: Flood, measure: () => Promise<Measured>) => {
		const end = startFlood(flooding, url);
		const measured = await measure();
		statuses.push(...(await end()));
		return measured;
	};
	const both = async () => [await visits(), await keptPages()] as const;
	const [visitMs, p95Ms] = await compareVisitor(async () => {
		const quiet = await both();
		const beside = await during(ORDINARY, both);
		const attacked = await during(flood, both);
		const timesOf = (which: 0 | 1): VisitorTimes => ({
			quiet: quiet[which],
			beside: beside[which],
			attacked: attacked[which],
		});
		return [timesOf(0), timesOf(1)] as const;
	});
	return { visitMs, p95Ms, statuses };
}

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
				await visitor.p95(KEPT_PAGES, 5);
				const before = {
					memory: memoryMB(site.sitePid),
					sockets: openSockets(site.sitePid),
					metrics: (await site.metrics()).length,
				};
				const { visitMs, p95Ms, statuses } = await flooded(visitor, site.url, flood);
				expect(statuses.filter((status) => status >= 500)).toEqual([]);
				expect(isHarmless(visitMs, p95Ms), JSON.stringify({ visitMs, p95Ms })).toBe(true);
				const after = memoryMB(site.sitePid);
				expect(after - before.memory).toBeLessThan(MOST_MORE_MB);
				expect((await site.metrics()).length).toBeLessThan(before.metrics + 10_000);
				await expect.poll(() => openSockets(site.sitePid)).toBeLessThan(before.sockets + KEPT_CONNECTIONS);
				noteAttack({
					finding: flood.finding,
					attack: `${flood.attack}: 4 senders without a pause`,
					database,
					visitorGets: 'the kept page',
					p95Ms,
					visitMs,
					memoryMB: { before: before.memory, after },
					sockets: { before: before.sockets, after: openSockets(site.sitePid) },
				});
			});
	});
