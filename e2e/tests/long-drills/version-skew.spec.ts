import { SERVED_CONTRACTS } from '@estate/shared-contract';
import type { BrowserContext, Page } from '@playwright/test';
import type { PageJson } from '../../../shell/src/page/view/page-json.ts';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';
import { moves, tryingNumber, untilFollowed } from '../../src/release-moves.ts';
import { activeVersions, publishMarkedCardsOn } from '../../src/release-tool.ts';
import { TEST_SITE_URL } from '../../src/test-stack.ts';

const LIST = '/nl/te-koop/';
const OLD = '1.0.0';
const NEW = '2.0.0';
const CARDS = 12;

/** The last of the major version before the one that shell and old version have: remotes of both stand beside each other. */
const [CONTRACT_BEFORE = ''] = SERVED_CONTRACTS;

type Move = 'promote' | 'rollBack' | 'tryOut' | 'abort';

/** Moves, and after each the version that a new view and the open tab have. The visitor is one of those who try. */
const ORDERS: Record<string, [move: Move, newView: string, openTab: string][]> = {
	'promoted, rolled back, promoted again': [
		['promote', NEW, OLD],
		['rollBack', OLD, OLD],
		['promote', NEW, OLD],
		['rollBack', OLD, OLD],
	],
	'tried, aborted, promoted, rolled back': [
		['tryOut', NEW, OLD],
		['abort', OLD, OLD],
		['promote', NEW, OLD],
		['rollBack', OLD, OLD],
	],
	'tried, promoted for everybody, rolled back': [
		['tryOut', NEW, OLD],
		['promote', NEW, OLD],
		['rollBack', OLD, OLD],
	],
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
	expect((await activeVersions()).listings).toBe(OLD);
	await publishMarkedCardsOn(CONTRACT_BEFORE, NEW);
});

/** The visitor is given a number again: without a rollout the site takes it back. */
async function giveNumber(context: BrowserContext): Promise<void> {
	await context.addCookies([
		{
			name: '__Host-rollout',
			value: String(tryingNumber()),
			url: TEST_SITE_URL.replace('http:', 'https:'),
			httpOnly: true,
			secure: true,
			sameSite: 'Lax',
		},
	]);
}

/** The one version of all cards on the page. A page with both fails. */
async function shownVersion(page: Page): Promise<string> {
	await expect(page.locator('article')).not.toHaveCount(0);
	const marked = await page
		.locator(`article [data-card="${NEW}"], article:has([data-card="${NEW}"])`)
		.count();
	if (marked === 0) return OLD;
	await expect(page.locator(`[data-card="${NEW}"]`)).toHaveCount(CARDS);
	return NEW;
}

async function goTo(page: Page, number: number): Promise<void> {
	await page.getByRole('navigation').locator(`a[href="${LIST}?page=${number}"]`).first().click();
	await expect(page).toHaveURL(new RegExp(`page=${number}$`));
	await expect(page.getByText(new RegExp(`Pagina ${number} van`)).first()).toBeVisible();
}

async function openNew(page: Page): Promise<string> {
	await page.goto(LIST);
	const json = await page.evaluate(
		() => JSON.parse(document.getElementById('page')?.textContent ?? '{}') as PageJson,
	);
	const rendered = json.view.slots.find(({ remote }) => remote === 'listings')?.version;
	const facts = (await (await page.request.get(json.facts)).json()) as {
		remotes: Record<string, { version: string }>;
	};
	expect(facts.remotes.listings?.version, 'server and browser have one version').toBe(rendered);
	expect(await shownVersion(page)).toBe(rendered);
	return rendered ?? '';
}

for (const [order, steps] of Object.entries(ORDERS))
	test(`an open tab and new views, while a version is ${order}`, async ({ page, context }) => {
		await giveNumber(context);
		const tab = page;
		await tab.goto(LIST);
		await waitForApplication(tab);
		await tab.evaluate(() => {
			(window as unknown as { sameDocument: boolean }).sameDocument = true;
		});
		const fresh = await context.newPage();
		let number = 1;
		for (const [move, newView, openTab] of steps) {
			await untilFollowed(await moves[move](NEW));
			await giveNumber(context);
			expect(await openNew(fresh), `a new view after ${move}`).toBe(newView);
			number = number === 2 ? 3 : 2;
			await goTo(tab, number);
			expect(await shownVersion(tab), `the open tab after ${move}`).toBe(openTab);
		}
		expect(await tab.evaluate(() => 'sameDocument' in window), 'without a reload').toBe(true);
	});

test('a tab that tries a version leaves it when the rollout is aborted, without a reload', async ({
	page,
	context,
}) => {
	await untilFollowed(await moves.tryOut(NEW));
	await giveNumber(context);
	expect(await openNew(page)).toBe(NEW);
	await waitForApplication(page);
	await page.evaluate(() => {
		(window as unknown as { sameDocument: boolean }).sameDocument = true;
	});
	await goTo(page, 2);
	expect(await shownVersion(page)).toBe(NEW);
	await untilFollowed(await moves.abort());
	let number = 2;
	// A navigation within 200 ms of the tab's last look at the releases does without one (`client-site.ts`).
	const nextPage = async () => {
		number = number === 2 ? 3 : 2;
		await goTo(page, number);
		return shownVersion(page);
	};
	await expect.poll(nextPage, { message: 'the version of a later navigation' }).toBe(OLD);
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
