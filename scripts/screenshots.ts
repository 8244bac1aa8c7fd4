import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CONSOLE_PATH } from '@estate/console';
import { texts as consoleTexts } from '@estate/console/texts';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../e2e/src/chromium.ts';
import { chooseBeforehand } from '../e2e/src/consent-choice.ts';
import { readOptions } from './read-options.ts';
import { stackSettings } from './stack/settings.ts';
import { startStack } from './stack/stack.ts';

const HELP = `npm run screenshots — pictures of the pages for docs/screenshots/.

  Takes home, list, detail, content, form, portal log-in and the operator console at 360, 820 and 1440 px, in both colour schemes,
  as <page>-<width>-<scheme>.jpg. Starts the site if none is given (like npm start).

  npm run screenshots -- --site http://localhost:3000   a site that runs already
  npm run screenshots -- --only list                    one page

  The console needs the site's OPS_TOKEN in the environment; without --site one is made up.`;

const FOLDER = join(import.meta.dirname, '../docs/screenshots');
const OPS_TOKEN = process.env.OPS_TOKEN || randomBytes(24).toString('hex');
const WIDTHS = [360, 820, 1440];
const SCHEMES = ['light', 'dark'] as const;
/** Enough for the first two screens; a whole page would be mostly footer */
const HEIGHT = 1400;
const QUALITY = 70;
/** Address per page; a detail is the first of the list. */
const PAGES: Record<string, string> = {
	home: '/nl/',
	list: '/nl/te-koop/',
	detail: '/nl/te-koop/',
	content: '/nl/over-ons/',
	form: '/nl/contact/',
	login: '/nl/login/',
	console: CONSOLE_PATH,
};

async function open(page: Page, site: string, name: string): Promise<void> {
	await page.goto(site + PAGES[name], { waitUntil: 'load' });
	if (name === 'console') {
		await page.getByRole('textbox', { name: consoleTexts.logIn.who }).fill('An Peeters');
		await page.locator('input[type="password"]').fill(OPS_TOKEN);
		await page.getByRole('button', { name: consoleTexts.logIn.submit }).click();
		await page.getByRole('article').first().waitFor();
	}
	if (name !== 'detail') return;
	const first = await page.locator('main article h2 a, main article h3 a').first().getAttribute('href');
	await page.goto(site + first, { waitUntil: 'load' });
}

async function take(browser: Browser, site: string, names: readonly string[]): Promise<void> {
	for (const width of WIDTHS)
		for (const colorScheme of SCHEMES) {
			const context = await browser.newContext({
				viewport: { width, height: HEIGHT },
				colorScheme,
				reducedMotion: 'reduce',
			});
			// The pages are the subject, not the dialog that a first visit meets.
			await chooseBeforehand(context, site);
			const page = await context.newPage();
			for (const name of names) {
				await open(page, site, name);
				await page.evaluate(() => document.fonts.ready);
				// The console's events never end.
				if (name !== 'console') await page.waitForLoadState('networkidle');
				const file = `${name}-${width}-${colorScheme}.jpg`;
				await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: QUALITY });
				console.log(`  ${file}`);
			}
			await context.close();
		}
}

const { values } = readOptions('npm run screenshots', {
	options: { help: { type: 'boolean', short: 'h' }, site: { type: 'string' }, only: { type: 'string' } },
});
if (values.help) {
	console.log(HELP);
	process.exit(0);
}
if (values.only && !(values.only in PAGES)) {
	console.error(`--only is "${values.only}": give one of ${Object.keys(PAGES).join(', ')}.`);
	process.exit(2);
}
const stack = values.site
	? undefined
	: await startStack(stackSettings({ ...process.env, OPS_TOKEN }), { onLine: (line) => console.log(line) });
const browser = await chromium.launch(await chromiumLaunch());
try {
	await mkdir(FOLDER, { recursive: true });
	await take(browser, values.site ?? stack?.siteUrl ?? '', values.only ? [values.only] : Object.keys(PAGES));
} finally {
	await browser.close();
	await stack?.stop();
}
