import { expect, test } from '@playwright/test';
import { compareVisitor, isHarmless } from '../../src/attack/compare-visitor.ts';
import {
	ATTACKED_DATABASES,
	type AttackedDatabase,
	type AttackedSite,
	reserveOn,
} from '../../src/attack/databases.ts';
import { noteAttack } from '../../src/attack/outcomes.ts';
import { memoryMB, openSockets } from '../../src/attack/process-figures.ts';
import { RawSockets, unfinishedPost } from '../../src/attack/raw-sockets.ts';
import { AttackVisitor } from '../../src/attack/visitor.ts';
import { type OwnSite, smallAgency } from '../../src/own-site.ts';

const PATHS = ['/nl/te-koop/', '/api/v1/revision', '/api/v1/site?language=nl'];
/** Over so many, the moment in which all posts arrive is a small part: what counts is the time that they are open */
const TURNS = 200;
/** What unfinished posts are answered: too slow, too large, too many of one client */
const REFUSALS = [408, 413, 429];
const MULTIPART = 'multipart/form-data; boundary=b';

interface Attacked {
	site: OwnSite;
	visitor: AttackVisitor;
	database: AttackedDatabase;
}

interface Attack {
	finding: string;
	attack: string;
	posts: readonly string[];
}

/** Sends the posts, measures a visitor meanwhile, and asserts that nothing grows. */
async function expectHarmless(
	{ site, visitor, database }: Attacked,
	{ finding, attack, posts }: Attack,
): Promise<void> {
	const before = { memory: memoryMB(site.sitePid), sockets: openSockets(site.sitePid) };
	let after = before.memory;
	const [p95Ms] = await compareVisitor(async () => {
		const quiet = await visitor.p95(PATHS, TURNS);
		const sockets = new RawSockets(site.url);
		const refused = () => sockets.statuses.filter((status) => REFUSALS.includes(status)).length;
		for (const post of posts) sockets.send(post);
		await expect.poll(refused, 'the posts are there').toBeGreaterThan(0);
		const attacked = await visitor.p95(PATHS, TURNS);
		after = memoryMB(site.sitePid);
		await expect.poll(refused).toBeGreaterThan(posts.length / 2);
		sockets.end();
		return [{ quiet, attacked }] as const;
	});
	expect(isHarmless(p95Ms), JSON.stringify(p95Ms)).toBe(true);
	expect(after - before.memory).toBeLessThan(200);
	await expect.poll(() => openSockets(site.sitePid)).toBeLessThan(before.sockets + 20);
	noteAttack({
		finding,
		attack,
		database,
		visitorGets: 'the page',
		p95Ms,
		memoryMB: { before: before.memory, after },
		sockets: { before: before.sockets, after: openSockets(site.sitePid) },
	});
}

for (const database of ATTACKED_DATABASES)
	test.describe(`on the ${database} database`, () => {
		let own: AttackedSite;
		let attacked: Attacked;
		test.beforeAll(async () => {
			test.setTimeout(180_000);
			own = await reserveOn(database, { name: 'unfinished' });
			const { site } = own;
			await site.import(smallAgency());
			await site.startApi();
			await site.startSite();
			attacked = { site, visitor: new AttackVisitor(site.url, '198.51.100.1'), database };
			await attacked.visitor.p95(PATHS, TURNS);
		});
		test.afterAll(() => own?.stop());

		test('300 calls of one client whose body never arrives hold nobody up', () =>
			expectHarmless(attacked, {
				finding: '2a',
				attack: '300 posts to /api of one client, bodies unfinished',
				posts: Array.from({ length: 300 }, () =>
					unfinishedPost('/api/v1/requests/site-contact', {
						client: '203.0.113.7',
						type: 'application/json',
						length: 60_000,
						body: '{',
					}),
				),
			}));

		test('1,000 calls of a hundred clients whose body never arrives hold nobody up', () =>
			expectHarmless(attacked, {
				finding: '2b',
				attack: '1,000 posts to /api of 100 clients, bodies unfinished',
				posts: Array.from({ length: 1_000 }, (_, index) =>
					unfinishedPost('/api/v1/requests/site-contact', {
						client: `203.0.113.${index % 100}`,
						type: 'application/json',
						length: 60_000,
						body: '{',
					}),
				),
			}));

		test('150 page posts of one client whose body never arrives hold nobody up', () =>
			expectHarmless(attacked, {
				finding: '2c',
				attack: '150 posts to a page of one client, bodies unfinished',
				posts: Array.from({ length: 150 }, () =>
					unfinishedPost('/nl/gratis-schatting/', {
						client: '203.0.113.7',
						type: 'application/x-www-form-urlencoded',
						length: 60_000,
						body: 'a=b',
					}),
				),
			}));

		test('unfinished posts with 195 large fields hold little memory', () => {
			const fields = Array.from(
				{ length: 195 },
				(_, index) =>
					`--b\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\n${'x'.repeat(60_000)}\r\n`,
			).join('');
			return expectHarmless(attacked, {
				finding: '3',
				attack: '40 multipart posts of 195 fields of 60 KB, unfinished',
				posts: Array.from({ length: 40 }, () =>
					unfinishedPost('/nl/gratis-schatting/', {
						client: '203.0.113.7',
						type: MULTIPART,
						length: 20_000_000,
						body: fields,
					}),
				),
			});
		});
	});
