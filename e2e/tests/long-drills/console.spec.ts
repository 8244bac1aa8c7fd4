import path from 'node:path';
import { openStore } from '@estate/releases';
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { activeVersions, publishMarkedCards } from '../../src/release-tool.ts';
import { TEST_DATA_DIR, TEST_OPS_TOKEN, TEST_SITE_URL } from '../../src/test-stack.ts';

const VERSION = '1.6.0';
const MOST_STOPS = 60;

/** Goes on by the Tab key until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let stop = 0; stop < MOST_STOPS; stop++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`${target} is not reached by ${MOST_STOPS} presses of the Tab key.`);
}

async function press(page: Page, target: Locator): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press('Enter');
}

async function cardMark(): Promise<string | undefined> {
	const html = await (await fetch(`${TEST_SITE_URL}/nl/te-koop/`)).text();
	return /data-card="([^"]+)"/.exec(html)?.[1];
}

/** In a window of 820 pixels the table of servers is whole, and a server that has stopped is folded away. */
async function seeServers(page: Page): Promise<void> {
	const { instances } = openStore(path.join(TEST_DATA_DIR, 'releases'));
	const [running] = await instances.read();
	if (!running) throw new Error('No server reports itself.');
	const stopped = `${running.instance}-stopped`;
	await instances.write({ ...running, instance: stopped, stopped: true });
	await page.setViewportSize({ width: 820, height: 1180 });
	await page.goto('/-/ops/#/');
	const folded = page.getByText('stopped within the hour');
	await expect(folded).toBeVisible({ timeout: 60_000 });
	await expect(page.getByText(stopped, { exact: true })).toBeHidden();
	const table = page.getByRole('region', { name: 'Servers' }).first();
	expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
	await folded.click();
	await expect(page.getByText(stopped, { exact: true })).toBeVisible();
}

test('an operator promotes a version and rolls it back in the console, by keyboard alone', async ({
	page,
}) => {
	const before = await activeVersions();
	await publishMarkedCards(VERSION);

	await page.goto('/-/ops/');
	await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
	expect(await axeViolations(page)).toEqual([]);
	await page.keyboard.type('An Peeters');
	await tabTo(page, page.getByLabel('Token', { exact: false }).first());
	await page.keyboard.type(TEST_OPS_TOKEN);
	await page.keyboard.press('Enter');

	for (const [name, active] of Object.entries(before))
		await expect(page.getByRole('article', { name })).toContainText(`Active${active}`);
	const card = page.getByRole('article', { name: 'listings' });
	expect(await axeViolations(page)).toEqual([]);

	await press(page, card.getByRole('button', { name: 'Promote …' }));
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByLabel('Version')).toBeFocused();
	await expect(dialog.getByLabel('Version')).toHaveValue(VERSION);
	expect(await axeViolations(page)).toEqual([]);
	await tabTo(page, dialog.getByRole('checkbox', { name: 'the look in a real browser' }));
	await page.keyboard.press('Space');
	await press(page, dialog.getByRole('button', { name: 'Check it first' }));
	await expect(dialog.getByText(`${VERSION} passed every check`)).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
	await expect(dialog.getByLabel('Why')).toBeFocused();
	await page.keyboard.type('larger pictures');
	await page.keyboard.press('Enter');
	await expect(card).toContainText(`Active${VERSION}`);
	await expect.poll(cardMark, { intervals: [50] }).toBe(VERSION);

	// One button, one reason.
	await press(page, card.getByRole('button', { name: `Roll back to ${before.listings} …` }));
	await expect(dialog.getByLabel('Why')).toBeFocused();
	await page.keyboard.type('too large');
	await page.keyboard.press('Enter');
	await expect(card).toContainText(`Active${before.listings}`);
	await expect.poll(cardMark, { intervals: [50] }).toBe(undefined);

	await seeServers(page);

	await page.setViewportSize({ width: 360, height: 800 });
	for (const [place, heading] of [
		['#/', 'Remotes'],
		['#/remotes/listings', 'listings: Well'],
		['#/audit', 'Audit log'],
		['#/log', 'Log'],
	] as const) {
		await page.goto(`/-/ops/${place}`);
		await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
		// The overview was looked at above.
		if (place !== '#/') expect(await axeViolations(page)).toEqual([]);
	}
	const [rollBack, promote] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
	await expect(rollBack).toContainText('by An Peeters');
	await expect(rollBack).toContainText('too large');
	await expect(promote).toContainText('larger pictures');
});
