import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '@estate/releases';
import { freePort } from '@estate/shared-contract/samples';
import { expect, test } from '@playwright/test';
import { ServerProcess } from '../../../scripts/stack/server-process.ts';
import { clockAhead } from '../../src/moved-clock.ts';
import { moves, tryingNumber, untilFollowed } from '../../src/release-moves.ts';
import { publishMarkedCards } from '../../src/release-tool.ts';
import { TEST_API_URL, TEST_DATA_DIR, TEST_SITE_URL, testStackSettings } from '../../src/test-stack.ts';

const LIST = '/nl/te-koop/';
const NEW = '2.1.0';
const releases = path.join(TEST_DATA_DIR, 'releases');
const { environment } = testStackSettings();
const secondPort = await freePort();
const secondUrl = `http://localhost:${secondPort}`;
const sites = [TEST_SITE_URL, secondUrl];

/** What instances agree on is the order of the log, not the time */
const AHEAD_MS = 600_000;

const newSecond = () =>
	new ServerProcess({
		name: 'second site',
		file: 'shell/src/server/main.ts',
		healthUrl: `${secondUrl}/healthz`,
		restart: false,
		environment: {
			...environment,
			...clockAhead(AHEAD_MS),
			PORT: String(secondPort),
			SITE_URL: secondUrl,
			API_URL: TEST_API_URL,
			DATA_DIR: path.join(TEST_DATA_DIR, 'second-site'),
		},
	});
let second = newSecond();

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
	await Promise.all([publishMarkedCards(NEW), second.start()]);
});
test.afterAll(() => second.stop());

const cookie = `__Host-rollout=${tryingNumber()}`;

/** Marks of the cards that each instance renders for a visitor. */
async function shown(headers: Record<string, string> = {}): Promise<(string | undefined)[]> {
	return Promise.all(
		sites.map(async (url) => {
			const response = await fetch(url + LIST, { headers });
			expect(response.status).toBe(200);
			return /data-card="([^"]+)"/.exec(await response.text())?.[1];
		}),
	);
}

test('two instances on one store agree on every move', async () => {
	const steps: [move: () => Promise<number>, everybody: string | undefined, trying: string | undefined][] = [
		[() => moves.promote(NEW), NEW, NEW],
		[moves.rollBack, undefined, undefined],
		[() => moves.tryOut(NEW), undefined, NEW],
		[moves.abort, undefined, undefined],
	];
	for (const [move, everybody, trying] of steps) {
		const revision = await move();
		await Promise.all(sites.map((url) => untilFollowed(revision, url)));
		expect(await shown()).toEqual([everybody, everybody]);
		expect(await shown({ cookie })).toEqual([trying, trying]);
	}
});

test('the clock of one is ahead', async () => {
	const reports = await openStore(releases).instances.read();
	const tenths = reports.map(({ at }) => Math.round((Date.parse(at) - Date.now()) / AHEAD_MS));
	// What instances of earlier drills reported last is older.
	expect(new Set(tenths.filter((tenth) => tenth >= 0))).toEqual(new Set([0, 1]));
});

test('one that dies in the middle of a switch has the new state when it is back', async () => {
	const revision = await moves.promote(NEW);
	if (second.pid) process.kill(second.pid, 'SIGKILL');
	await untilFollowed(revision);
	second = newSecond();
	await second.start();
	expect(await shown()).toEqual([NEW, NEW]);
	const back = await moves.rollBack();
	await Promise.all(sites.map((url) => untilFollowed(back, url)));
	expect(await shown()).toEqual([undefined, undefined]);
});

test('both go on while the store is lost, say so, and follow again when it is back', async () => {
	const file =
		/"(\/-\/remotes\/listings\/[^"]+\.js)"/.exec(await (await fetch(secondUrl + LIST)).text())?.[1] ?? '';
	expect((await fetch(secondUrl + file)).status).toBe(200);
	const lost = `${releases}-lost`;
	renameSync(releases, lost);
	try {
		for (const url of sites)
			await expect
				.poll(async () => (await (await fetch(`${url}/healthz`)).json()).problems.join(), { timeout: 5_000 })
				.toContain('release-store');
		for (const query of ['?page=2', '?page=3'])
			for (const url of sites) {
				const html = await (await fetch(url + LIST + query)).text();
				expect(html.match(/<article/g)?.length).toBe(12);
			}
		expect((await fetch(secondUrl + file)).status).toBe(200);
	} finally {
		// The sites go on writing what they have to say of themselves.
		rmSync(releases, { recursive: true, force: true });
		renameSync(lost, releases);
	}
	const revision = await moves.promote(NEW);
	await Promise.all(sites.map((url) => untilFollowed(revision, url)));
	expect(await shown()).toEqual([NEW, NEW]);
	const back = await moves.rollBack();
	await Promise.all(sites.map((url) => untilFollowed(back, url)));
	expect(await shown()).toEqual([undefined, undefined]);
});
