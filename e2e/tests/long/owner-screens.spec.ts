import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { DEMO_OWNER } from '../../src/demo-owner.ts';
import { startOwnerSession } from '../../src/owner-session.ts';

const [ID] = DEMO_OWNER.propertyIds;

/** Each screen is looked at by axe in one look and width of the three; none is ever wider than its window. */
async function isWhole(page: Page, where: string, axed: readonly string[]): Promise<void> {
	if (axed.includes(where)) expect.soft(await axeViolations(page), where).toEqual([]);
	const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect.soft(wider, `${where} is no wider than the screen`).toBe(0);
}

async function saved(page: Page, name: string | RegExp): Promise<Buffer> {
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('main').getByRole('link', { name }).first().click(),
	]);
	return readFile(await file.path());
}

const LANGUAGES = [
	{
		language: 'nl',
		overview: '/nl/eigenaar/',
		week: /De voorbije zeven dagen werd uw pagina [\d.]+ keer bekeken\./,
		csv: 'Downloaden als CSV',
		heading: '\uFEFFDatum;Soort;Contact;Onderwerp;Opmerking;Status;Bron',
		report: 'Verslag maken',
		show: 'Verslag tonen',
		fault: 'De einddatum ligt voor de begindatum.',
		pdf: 'Downloaden als PDF',
		size: { width: 1440, height: 900 },
		scheme: 'dark',
		axed: ['home'],
	},
	{
		language: 'fr',
		overview: '/fr/proprietaire/',
		week: /Ces sept derniers jours/,
		csv: 'Télécharger en CSV',
		heading: '\uFEFFDate;Type;Contact;Sujet;Remarque;Statut;Source',
		report: 'Établir un rapport',
		show: 'Afficher le rapport',
		fault: 'La date de fin précède la date de début.',
		pdf: 'Télécharger en PDF',
		size: { width: 820, height: 1180 },
		scheme: 'light',
		axed: ['overview', 'report'],
	},
	{
		language: 'en',
		overview: '/en/owner/',
		week: /In the past seven days your page was viewed [\d,.]+ times\./,
		csv: 'Download as CSV',
		heading: '\uFEFFDate;Type;Contact;Subject;Comment;Status;Source',
		report: 'Make a report',
		show: 'Show the report',
		fault: 'The end date is before the start date.',
		pdf: 'Download as PDF',
		size: { width: 320, height: 700 },
		scheme: 'light',
		axed: ['home'],
	},
] as const;

for (const { language, overview, size, scheme, axed, ...texts } of LANGUAGES)
	test(`an owner goes from the overview to a home, its files and its report, in ${language} at ${size.width} px`, async ({
		page,
		context,
	}) => {
		await page.setViewportSize(size);
		await page.emulateMedia({ colorScheme: scheme });
		await startOwnerSession(context);
		const answer = await page.goto(overview);
		expect(answer?.headers()).toMatchObject({
			'cache-control': 'private, no-store',
			'x-robots-tag': 'noindex',
		});
		const row = page.getByRole('article').filter({ has: page.locator(`a[href="${overview}${ID}/"]`) });
		await expect(row).toContainText(texts.week);
		await isWhole(page, 'overview', axed);

		await row.getByRole('link').first().click();
		await expect(page).toHaveURL(new RegExp(`${overview}${ID}/$`));
		const main = page.getByRole('main');
		await main.locator('#statistics').scrollIntoViewIfNeeded();
		await expect(main.locator('.recharts-surface path').first()).toBeAttached();
		await isWhole(page, 'home', axed);
		expect((await saved(page, texts.csv)).toString()).toContain(texts.heading);
		const document = main.locator(`a[href^="/api/v1/owner/properties/${ID}/documents/"]`).first();
		const [paper] = await Promise.all([page.waitForEvent('download'), document.click()]);
		expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');

		await main.getByRole('link', { name: texts.report }).click();
		await page.locator('[name="from"]').fill('2026-11-01');
		await page.locator('[name="to"]').fill('2026-10-01');
		await page.getByRole('button', { name: texts.show }).click();
		await expect(page.getByRole('alert')).toHaveText(texts.fault);
		await expect(page.locator('[name="from"]')).toHaveValue('2026-11-01');
		await page.locator('[name="from"]').fill('2026-09-01');
		await page.getByRole('button', { name: texts.show }).click();
		await expect(page).toHaveURL(/from=2026-09-01&to=2026-10-01/);
		await isWhole(page, 'report', axed);
		expect((await saved(page, texts.pdf)).subarray(0, 5).toString()).toBe('%PDF-');

		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('button', { name: texts.show })).toBeHidden();
		await expect(page.getByRole('article')).toBeVisible();
	});
