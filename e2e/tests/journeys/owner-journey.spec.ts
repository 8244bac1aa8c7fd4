import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { inviteOwner } from '../../src/owners/invite-owner.ts';
import { choosePassword, logIn } from '../../src/owners/log-in-pages.ts';
import { untilQuiet } from '../../src/page-traffic.ts';

// The log-in page says 401 of a session that is over, and 404 of a link that was used.
test.use({ expectedStatuses: [401, 404] });

const PROPERTIES = DEMO_OWNER.propertyIds.slice(0, 2);
const [ID] = PROPERTIES;
const PASSWORD = 'zeven groene fietsen';
const STARTED = Date.now();
/** YYYY-MM-DD, the same days for all of the journey */
const daysAgo = (days: number) => new Date(STARTED - days * 86_400_000).toISOString().slice(0, 10);
/** Rows of the chart's twin */
const DAYS = 30;

/** Each screen is looked at by axe in one look and width of the two; none is ever wider than its window. */
async function isWhole(page: Page, where: string, axed: readonly string[]): Promise<void> {
	if (axed.includes(where)) expect.soft(await axeViolations(page), where).toEqual([]);
	const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect.soft(wider, `${where} is no wider than the screen`).toBe(0);
}

async function saved(page: Page, button: Locator): Promise<Buffer> {
	const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
	return readFile(await file.path());
}

const LANGUAGES = [
	{
		language: 'nl',
		overview: '/nl/eigenaar/',
		account: 'Mijn account',
		week: /De voorbije zeven dagen werd uw pand [\d.]+ keer bekeken, op onze website/,
		statistics: 'Bekeken in de laatste 30 dagen',
		perDay: 'Cijfers per dag',
		picture: 'Downloaden als afbeelding',
		csv: 'Downloaden als csv',
		xlsx: 'Downloaden voor Excel',
		heading: '\uFEFF"Datum";"Soort";"Contact";"Onderwerp";"Opmerking";"Status";"Bron"',
		report: 'Verslag maken',
		show: 'Verslag tonen',
		fault: 'De einddatum ligt voor de begindatum.',
		pdf: 'Downloaden als pdf',
		logOut: 'Uitloggen',
		out: 'U bent uitgelogd.',
		size: { width: 1440, height: 900 },
		scheme: 'dark',
		axed: ['home', 'log-in', 'account', 'overview'],
	},
	{
		language: 'en',
		overview: '/en/owner/',
		account: 'My account',
		week: /In the past seven days your property was viewed [\d,.]+ times, on our website/,
		statistics: 'Views in the last 30 days',
		perDay: 'Figures per day',
		picture: 'Download as an image',
		csv: 'Download as CSV',
		xlsx: 'Download for Excel',
		heading: '\uFEFF"Date";"Type";"Contact";"Subject";"Comment";"Status";"Source"',
		report: 'Create a report',
		show: 'Show the report',
		fault: 'The end date is before the start date.',
		pdf: 'Download as PDF',
		logOut: 'Log out',
		out: 'You have been logged out.',
		size: { width: 320, height: 700 },
		scheme: 'light',
		axed: ['invitation', 'home', 'report'],
	},
] as const;

for (const { language, overview, size, scheme, axed, ...texts } of LANGUAGES)
	test(`an owner from the invitation to the log-out, in ${language} at ${size.width} px: each screen, each file, and Back shows nothing`, {
		tag: LONG_TAG,
	}, async ({ page }) => {
		await page.setViewportSize(size);
		await page.emulateMedia({ colorScheme: scheme });
		const isChartCode = (body: string) => body.includes('recharts');
		const bodies: Promise<string>[] = [];
		page.on('response', (response) => {
			if (response.url().endsWith('.js')) bodies.push(response.text().catch(() => ''));
		});
		const main = page.getByRole('main');
		const logOut = page.getByRole('button', { name: texts.logOut, exact: true }).first();
		const email = `lieve-${language}-${Date.now()}@example.test`;

		const link = await inviteOwner(email, { language, properties: PROPERTIES });
		await page.goto(link);
		await isWhole(page, 'invitation', axed);
		await choosePassword(page, link, PASSWORD);
		await expect(page).toHaveURL(overview);
		await logOut.click();
		await expect(main.getByRole('status')).toHaveText(texts.out);
		await isWhole(page, 'log-in', axed);
		await logIn(page, email, PASSWORD);
		await expect(page).toHaveURL(overview);

		const answer = await page.reload();
		await untilQuiet(page);
		expect(answer?.headers()).toMatchObject({
			'cache-control': 'private, no-store',
			'x-robots-tag': 'noindex',
		});
		await expect(main.getByRole('article')).toHaveCount(PROPERTIES.length);
		const row = page.getByRole('article').filter({ has: page.locator(`a[href="${overview}${ID}/"]`) });
		await expect(row).toContainText(texts.week);
		await isWhole(page, 'overview', axed);
		expect((await Promise.all(bodies)).filter(isChartCode), 'no chart before its screen').toEqual([]);

		await row.getByRole('link').first().click();
		await expect(page).toHaveURL(`${overview}${ID}/`);
		const statistics = page.getByRole('region', { name: texts.statistics });
		await statistics.scrollIntoViewIfNeeded();
		await expect(statistics.getByRole('img').locator('svg path').first()).toBeAttached();
		expect((await Promise.all(bodies)).some(isChartCode)).toBe(true);
		await statistics.getByText(texts.perDay).click();
		const perDay = statistics.getByRole('table', { name: texts.statistics });
		await expect(perDay.getByRole('rowheader')).toHaveCount(DAYS);
		await isWhole(page, 'home', axed);
		const picture = await saved(page, statistics.getByRole('button', { name: texts.picture }));
		expect(picture.subarray(1, 4).toString()).toBe('PNG');
		const csv = await saved(page, main.getByRole('link', { name: texts.csv }));
		expect(csv.toString()).toContain(texts.heading);
		const xlsx = await saved(page, main.getByRole('link', { name: texts.xlsx }));
		expect(xlsx.subarray(0, 2).toString()).toBe('PK');
		const document = main.locator(`a[href^="/api/v1/owner/properties/${ID}/documents/"]`).first();
		expect((await saved(page, document)).subarray(0, 5).toString()).toBe('%PDF-');

		await main.getByRole('link', { name: texts.report }).click();
		await page.locator('[name="from"]').fill(daysAgo(20));
		await page.locator('[name="to"]').fill(daysAgo(50));
		await page.getByRole('button', { name: texts.show }).click();
		await expect(page.getByRole('alert')).toHaveText(texts.fault);
		await expect(page.locator('[name="from"]')).toHaveValue(daysAgo(20));
		await page.locator('[name="from"]').fill(daysAgo(80));
		await page.getByRole('button', { name: texts.show }).click();
		await expect(page).toHaveURL(new RegExp(`from=${daysAgo(80)}&to=${daysAgo(50)}`));
		await isWhole(page, 'report', axed);
		const pdf = await saved(page, main.getByRole('link', { name: texts.pdf }));
		expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('button', { name: texts.show })).toBeHidden();
		await expect(page.getByRole('article')).toBeVisible();
		await page.emulateMedia({ media: 'screen' });

		await page.goto(overview);
		await page.getByRole('link', { name: texts.account }).click();
		await expect(main).toContainText(email);
		await isWhole(page, 'account', axed);
		await logOut.click();
		await expect(main.getByRole('status')).toHaveText(texts.out);
		await page.goBack();
		await expect(page).toHaveURL(/\/login\/\?next=/);
		await expect(page.locator('body')).not.toContainText(email);
		// The link of the invitation was good once.
		await page.goto(link);
		await expect(page.locator('[name="password"]')).toHaveCount(0);
	});
