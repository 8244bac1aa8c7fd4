import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { CHAOS_VERSION, type ChaosSite, startChaosSite } from '../../src/chaos/chaos-site.ts';
import { FAULTS, type FaultName } from '../../src/chaos/faults.ts';
import { forgetOutcomes, noteOutcome } from '../../src/chaos/outcomes.ts';
import { firstArticle, SUBJECTS, type Subject } from '../../src/chaos/subjects.ts';
import { chooseBeforehand } from '../../src/consent-choice.ts';
import { drawWhole } from '../../src/draw-whole.ts';
import { waitForApplication } from '../../src/living-page.ts';
import { startOwnerSession } from '../../src/owners/owner-session.ts';

let site: ChaosSite;
let article: string;

test.describe.configure({ timeout: 90_000 });
test.beforeAll(async ({ playwright }, testInfo) => {
	test.setTimeout(180_000);
	if (testInfo.workerIndex === 0) forgetOutcomes();
	site = await startChaosSite(testInfo.workerIndex);
	const request = await playwright.request.newContext();
	article = await firstArticle(request, site.url);
	await request.dispose();
});
test.afterAll(() => site?.stop());

const addressOf = (page: string) => site.url + (page === '/nl/blog/' ? article : page);
const slotOf = (page: Page, { remote }: Subject, slot: string) =>
	page.locator(`[data-slot-name="${remote}.${slot}"]`);

function faultyAddress(address: string, slot: string, fault: string): string {
	return `${address}?${new URLSearchParams({ slot, fault })}`;
}

/** Header and footer are there, and the slot has words. */
async function expectFrame(page: Page, subject: Subject, slot = subject.slot): Promise<void> {
	await expect(slotOf(page, subject, slot)).toContainText(/\p{L}{3}/u, { timeout: 30_000 });
	await expect(page.getByRole('banner')).toBeVisible();
	await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** All that a page has. */
async function expectWhole(page: Page, subject: Subject, slot?: string): Promise<void> {
	await expectFrame(page, subject, slot);
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

const mark = (page: Page, subject: Subject, slot = subject.slot) =>
	slotOf(page, subject, slot).locator(`[data-chaos="${slot}"]`);

/** Comes to a page as visitors do: by a link, without a document, unless the page is private. */
async function come(page: Page, { isPrivate }: Subject, address: string): Promise<void> {
	if (isPrivate) {
		await page.goto(address);
		return;
	}
	await page.goto(`${site.url}/nl/`);
	await waitForApplication(page);
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	await page.evaluate((href) => {
		const link = Object.assign(document.createElement('a'), { href, textContent: 'chaos' });
		document.body.append(link);
		link.click();
	}, address);
}

async function isRenderedByServer(context: BrowserContext, { page, slot }: Subject): Promise<boolean> {
	const answer = await context.request.get(`${addressOf(page)}?at=${Date.now()}`);
	return (await answer.text()).includes(`data-chaos="${slot}"`);
}

async function counted(metric: string, labels: Record<string, string>): Promise<number> {
	const text = await site.metrics();
	return text
		.split('\n')
		.filter(
			(line) =>
				line.startsWith(`${metric}{`) &&
				Object.entries(labels).every(([name, value]) => line.includes(`${name}="${value}"`)),
		)
		.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** A browser's second message rests 15 s after its first (`gather-beacons.ts`). */
const COUNTED_WITHIN_MS = 30_000;

/**
 * What the drill does has to be counted where operators look. `again` repeats what may be excused: a slot is not to blame for
 * being late while others had its thread, as on a busy machine.
 */
async function expectCounted(
	metric: string,
	labels: Record<string, string>,
	run: () => Promise<void>,
	again?: () => Promise<unknown>,
) {
	const before = await counted(metric, labels);
	await run();
	await expect(async () => {
		const after = await counted(metric, labels);
		if (after === before) await again?.();
		expect(after).toBeGreaterThan(before);
	}).toPass({ timeout: COUNTED_WITHIN_MS });
}

/** Faults of code that runs in the browser */
const IN_BROWSER: ReadonlySet<FaultName> = new Set([
	'code-missing',
	'code-corrupt',
	'code-slow',
	'throws-in-browser',
]);

/** What happens to the files of the version on their way to the browser. */
const ON_THE_WAY: Record<'code-missing' | 'code-corrupt' | 'code-slow', Parameters<Page['route']>[1]> = {
	'code-missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
	'code-corrupt': async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: `window.corrupted = true;${await response.text()}` });
	},
	'code-slow': () => {},
};

for (const subject of SUBJECTS) {
	const { remote, slot, optional, isPrivate, alive = subject } = subject;

	test.describe(remote, () => {
		const drill = (fault: FaultName, body: (page: Page, context: BrowserContext) => Promise<number>) =>
			test(FAULTS[fault].fault, async ({ page, context }) => {
				await chooseBeforehand(context, site.url);
				if (isPrivate && !IN_BROWSER.has(fault)) await startOwnerSession(context);
				noteOutcome(fault, remote, await body(page, context));
			});

		/** Milliseconds until the page is whole */
		async function timed(work: () => Promise<void>): Promise<number> {
			const started = performance.now();
			await work();
			return performance.now() - started;
		}

		for (const fault of ['code-missing', 'code-corrupt', 'code-slow'] as const)
			drill(fault, async (page) => {
				let milliseconds = 0;
				await expectCounted('site_reports_total', { kind: 'load-fallback', remote }, async () => {
					await page.route(`**/-/remotes/${remote}/${CHAOS_VERSION}/client/**/*.js*`, ON_THE_WAY[fault]);
					milliseconds = await timed(async () => {
						await come(page, subject, addressOf(alive.page));
						await expectWhole(page, subject, alive.slot);
						// What the server drew stays until the previous version's code is there.
						await expect(mark(page, subject, alive.slot)).toHaveCount(0, { timeout: 20_000 });
					});
				});
				expect(await page.evaluate(() => 'corrupted' in window)).toBe(false);
				expect(isPrivate || (await page.evaluate(() => 'isSameDocument' in window))).toBe(true);
				return milliseconds;
			});

		for (const fault of ['throws-on-server', 'hangs-on-server', 'loops-on-server'] as const)
			drill(fault, async (page, context) => {
				let milliseconds = 0;
				const address = faultyAddress(addressOf(subject.page), slot, fault);
				async function run(): Promise<void> {
					milliseconds = await timed(async () => {
						const answer = page.goto(address);
						const other = await fetch(`${site.url}/nl/te-huur/?drill=${remote}-${fault}`);
						expect(other.status).toBe(200);
						expect((await answer)?.status()).toBe(200);
						await expectWhole(page, subject);
					});
				}
				await expectCounted('site_slot_errors_total', { remote, slot }, run, () =>
					context.request.get(address),
				);
				await expect(mark(page, subject)).toHaveCount(1);
				// A slot that blocked a thread is left to the browsers for a while, then tried again.
				if (fault === 'loops-on-server')
					await expect
						.poll(() => isRenderedByServer(context, subject), { timeout: 30_000, intervals: [1_000] })
						.toBe(true);
				return milliseconds;
			});

		drill('throws-in-browser', async (page) => {
			let milliseconds = 0;
			await expectCounted('site_reports_total', { kind: 'render-error', remote }, async () => {
				milliseconds = await timed(async () => {
					await come(page, subject, faultyAddress(addressOf(alive.page), alive.slot, 'throws-in-browser'));
					await expect(
						slotOf(page, subject, alive.slot).getByRole('button', { name: 'Probeer opnieuw' }),
					).toBeVisible();
				});
				await expectFrame(page, subject, alive.slot);
			});
			// The site goes on from there.
			await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).first().click();
			await expect(page).toHaveURL(`${site.url}/nl/contact/`);
			return milliseconds;
		});

		if (optional)
			drill('optional-throws', async (page) => {
				let milliseconds = 0;
				await expectCounted('site_slot_errors_total', { remote, slot: optional.slot }, async () => {
					const address = addressOf(optional.page);
					milliseconds = await timed(async () => {
						const answer = await page.goto(faultyAddress(address, optional.slot, 'throws'));
						expect(answer?.status()).toBe(200);
						await waitForApplication(page);
						await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
					});
					const place = slotOf(page, subject, optional.slot);
					await drawWhole(page);
					await expect(async () => {
						for (const text of await place.allInnerTexts()) expect(text.trim()).toBe('');
					}).toPass({ timeout: 15_000 });
					await expect(page.getByRole('button', { name: 'Probeer opnieuw' })).toHaveCount(0);
				});
				return milliseconds;
			});

		test.describe(() => {
			test.use({ javaScriptEnabled: false });
			drill('no-javascript', async (page) => {
				const milliseconds = await timed(async () => {
					await page.goto(addressOf(subject.page));
					await expectWhole(page, subject);
				});
				expect((await slotOf(page, subject, slot).innerText()).length).toBeGreaterThan(100);
				return milliseconds;
			});
		});

		drill('store-lost', async (page) => {
			const bringBack = site.loseStore();
			try {
				await expect
					.poll(async () => (await (await fetch(`${site.url}/healthz`)).json()).problems.join(), {
						timeout: 5_000,
					})
					.toContain('release-store');
				const milliseconds = await timed(async () => {
					await page.goto(`${addressOf(subject.page)}?while=lost`);
					await expectWhole(page, subject);
				});
				await expect(mark(page, subject)).toHaveCount(1);
				await waitForApplication(page);
				return milliseconds;
			} finally {
				bringBack();
			}
		});
	});
}

// The last: nothing runs on the worker's site after it.
test.describe(FAULTS['api-down'].fault, () => {
	test('kept pages, else 503 in the frame, for each remote', async ({ page, context }) => {
		await chooseBeforehand(context, site.url);
		await startOwnerSession(context);
		// Kept pages are those that somebody asked for.
		for (const { page: path } of SUBJECTS) expect((await fetch(addressOf(path))).status).toBeLessThan(400);
		site.cutApi();
		for (const subject of SUBJECTS) {
			const started = performance.now();
			const answer = await page.goto(addressOf(subject.page));
			if (subject.isPrivate) {
				expect(answer?.status()).toBe(503);
				expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
				await expect(page.getByRole('banner')).toBeVisible();
			} else {
				expect(answer?.status()).toBe(200);
				await expectWhole(page, subject);
			}
			noteOutcome('api-down', subject.remote, performance.now() - started);
		}
		const fresh = await page.goto(`${site.url}/nl/te-koop/?page=3`);
		expect(fresh?.status()).toBe(503);
		expect(Number(fresh?.headers()['retry-after'])).toBeGreaterThan(0);
		await expect(page.getByRole('banner')).toBeVisible();
		await expect(page.getByRole('contentinfo')).toBeVisible();
	});
});
