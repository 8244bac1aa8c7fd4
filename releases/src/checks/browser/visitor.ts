import { axeViolations } from '@estate/remote-kit/real-browser';
import { CONSENT_COOKIE, consentValue, everyFlag, type RemoteManifest } from '@estate/shared-contract';
import type { Browser, Page } from 'playwright';
import type { Problem } from '../problem.ts';
import type { PageToVisit } from './pages-to-visit.ts';

const ALIVE_WITHIN = 10_000;
/** After the last slot came alive, for what React says about it */
const SETTLED_MS = 150;

const MENDS = {
	'not-alive':
		'Mend the slot; a test with renderSlot and hydrate of @estate/remote-kit/testing shows the same.',
	complaint: 'Mend what the browser complains about: npm run dev shows the same page.',
	accessibility:
		'Mend the markup; npm run dev shows the page, and a browser’s axe extension shows the element.',
} as const;

/** Selectors of the version's slots that have not come alive; scrolls each into view, as some wait for that. */
function sleepingSlots(page: Page, selectors: readonly string[]): Promise<string[]> {
	return page.evaluate(
		(wanted) =>
			wanted.filter((selector) => {
				const roots = [...document.querySelectorAll(`${selector} [data-slot-root]`)];
				const asleep = roots.filter(
					(root) => !Object.keys(root).some((key) => key.startsWith('__reactContainer')),
				);
				asleep[0]?.scrollIntoView({ block: 'center' });
				return asleep.length > 0;
			}),
		selectors,
	);
}

async function wake(page: Page, selectors: readonly string[]): Promise<string[]> {
	const until = Date.now() + ALIVE_WITHIN;
	for (;;) {
		const asleep = await sleepingSlots(page, selectors);
		if (asleep.length === 0 || Date.now() > until) return asleep;
		await page.waitForTimeout(50);
	}
}

/** Cookies of a log-in begin with `__Host-`, so they are secure; a browser sends them to localhost all the same. */
function sessionCookie(cookie: string, siteUrl: string) {
	const [name = '', ...value] = cookie.split('=');
	return { name, value: value.join('='), url: siteUrl.replace('http:', 'https:'), secure: true };
}

/** Opens pages one after the other as a visitor would, lets their slots come alive, and says what the browser or axe has against them. */
export class Visitor {
	readonly #browser: Browser;
	readonly #siteUrl: string;
	readonly #manifest: RemoteManifest;
	/** One tab for strangers and one for who is logged in: files are fetched and compiled once */
	readonly #tabs = new Map<string, Promise<Page>>();
	#complain: (text: string, address: string) => void = () => {};

	constructor(browser: Browser, siteUrl: string, manifest: RemoteManifest) {
		this.#browser = browser;
		this.#siteUrl = siteUrl;
		this.#manifest = manifest;
	}

	async visit({ path, cookie = '', slots: shown, name }: PageToVisit): Promise<Problem[]> {
		const { name: remote, slots } = this.#manifest;
		const problems: Problem[] = [];
		const problem = (code: 'hydration' | 'console' | 'accessibility', what: string, mend: string) =>
			problems.push({ code, what, where: `${shown.join(', ')} ${name} (${path})`, mend });
		const tab = this.#tabs.get(cookie) ?? this.#open(cookie);
		this.#tabs.set(cookie, tab);
		const page = await tab;
		this.#complain = (text, address) => {
			// Pictures of the sample answers do not exist, and a page that is missing says so by its status.
			if (address.includes('/media/') || address === `${this.#siteUrl}${path}`) return;
			problem('console', text, MENDS.complaint);
		};
		await page.goto(path, { waitUntil: 'domcontentloaded' });
		const living = shown.filter((slot) => slots.find((each) => each.name === slot)?.hydration !== 'never');
		const selectors = living.map((slot) => `[data-slot-name="${remote}.${slot}"]`);
		for (const selector of await wake(page, selectors))
			problem(
				'hydration',
				`${selector} did not come alive within ${ALIVE_WITHIN / 1000} s.`,
				MENDS['not-alive'],
			);
		// As a visitor finds it: further down, what sticks to an edge of the window lies over something by chance.
		await page.evaluate(() => scrollTo(0, 0));
		await page.waitForTimeout(SETTLED_MS);
		const part = `[data-slot-name^="${remote}."]`;
		if ((await page.locator(part).count()) > 0)
			for (const violation of await axeViolations(page, part))
				problem('accessibility', violation, MENDS.accessibility);
		return problems;
	}

	async #open(cookie: string): Promise<Page> {
		const context = await this.#browser.newContext({
			baseURL: this.#siteUrl,
			viewport: { width: 1280, height: 900 },
			reducedMotion: 'reduce',
		});
		await context.addCookies([
			{ name: CONSENT_COOKIE, value: consentValue(everyFlag(false)), url: this.#siteUrl },
			...(cookie ? [sessionCookie(cookie, this.#siteUrl)] : []),
		]);
		const page = await context.newPage();
		page.on('console', (message) => {
			if (['error', 'warning'].includes(message.type()))
				this.#complain(`The browser says: ${message.text()}`, message.location().url);
		});
		page.on('pageerror', (error) => this.#complain(`A script fails: ${error.message}`, ''));
		return page;
	}
}
