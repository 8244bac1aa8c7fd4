import { axeViolations } from '@estate/remote-kit/real-browser';
import type { RemoteManifest } from '@estate/shared-contract';
import type { Browser, Page } from 'playwright';
import type { Problem } from '../problem.ts';
import { borderProblems, leakProblems } from './border-problems.ts';
import { mountOften } from './mount-often.ts';
import { openPage } from './open-page.ts';
import { openTab } from './open-tab.ts';
import { type PageToVisit, pathsOf, whereOf } from './pages-to-visit.ts';
import { type SlotStates, slotProblems } from './slot-problems.ts';
import { comesAlive, readSlots } from './slot-states.ts';

const MENDS = {
	console: 'Mend what the browser complains about: npm run dev shows the same page.',
	'console-log':
		'Take the line out: visitors’ consoles are for what is wrong. Measuring and reporting is the shell’s.',
	'other-host':
		'Take the line out: a page is left, and a window opened, when a visitor presses something. The browser of a check reaches nothing but the site.',
	accessibility:
		'Mend the markup; npm run dev shows the page, and a browser’s axe extension shows the element.',
} as const;

/** Opens pages one after the other as a visitor would, lets their slots come alive, and says what is wrong with them. */
export class Visitor {
	readonly #browser: Browser;
	readonly #siteUrl: string;
	readonly #manifest: RemoteManifest;
	readonly #pages: readonly PageToVisit[];
	/** One tab for strangers and one for who is logged in: files are fetched and compiled once */
	readonly #tabs = new Map<string, Promise<Page>>();
	/** Slots that did not come alive on one page and are not waited for on the others */
	readonly #asleep = new Set<string>();
	/** A page of the version has led a tab to another host */
	#isLedAway = false;
	#complain: Parameters<typeof openTab>[4] = () => {};

	/** `pages`: all that are visited; what leads to another one of them is not looked at twice */
	constructor(
		browser: Browser,
		siteUrl: string,
		manifest: RemoteManifest,
		pages: readonly PageToVisit[] = [],
	) {
		this.#browser = browser;
		this.#siteUrl = siteUrl;
		this.#manifest = manifest;
		this.#pages = pages;
	}

	/** All that the browser, React and axe have against the version's slots on a page. */
	async visit(visited: PageToVisit): Promise<Problem[]> {
		const where = whereOf(visited);
		const problems: Problem[] = [];
		const addresses = pathsOf(visited).map((path) => this.#siteUrl + path);
		this.#complain = (code, what, address) => {
			// Pictures of the sample answers do not exist, and a page that is missing says so by its status.
			if (address.includes('/media/') || addresses.includes(address)) return;
			problems.push({ code, what, where, mend: MENDS[code] });
		};
		const seen = await this.#unlessLedAway(this.#look(visited, where));
		return [...problems, ...seen];
	}

	/** What slots, axe and the border say of a page that is opened. */
	async #look(visited: PageToVisit, where: string): Promise<Problem[]> {
		const page = await this.#tab(visited);
		const states = await this.#open(page, visited);
		if (!states) return [];
		const problems = slotProblems(visited, this.#manifest, states);
		// As a visitor finds it: further down, what sticks to an edge of the window lies over something by chance.
		await page.evaluate(() => scrollTo(0, 0));
		const part = `[data-slot-name^="${this.#manifest.name}."]`;
		if (states.present.length > 0)
			for (const what of await axeViolations(page, part))
				problems.push({ code: 'accessibility', what, where, mend: MENDS.accessibility });
		return [...problems, ...(await borderProblems(page, where))];
	}

	/** What a page's slots leave behind each time that they are taken away, and whether they lead to another host then. */
	async leaks(visited: PageToVisit, away: string): Promise<Problem[]> {
		const where = whereOf(visited);
		const problems: Problem[] = [];
		this.#complain = (code, what) => {
			if (code === 'other-host') problems.push({ code, what, where, mend: MENDS[code] });
		};
		const grown = await this.#unlessLedAway(this.#leaks(visited, away));
		return [...problems, ...grown];
	}

	async #leaks(visited: PageToVisit, away: string): Promise<Problem[]> {
		const page = await this.#tab(visited);
		if (!(await this.#open(page, visited))) return [];
		const { name, slots } = this.#manifest;
		const living = slots
			.filter(({ hydration }) => hydration !== 'never')
			.map((slot) => `${name}.${slot.name}`);
		const awake = living.filter((slot) => !this.#asleep.has(slot));
		return leakProblems(await mountOften(page, name, awake, away), whereOf(visited));
	}

	/** What the version's slots on a page report until they are alive: above all, what hydrates otherwise than it was rendered. */
	async hydration(visited: PageToVisit): Promise<Problem[]> {
		const states = await this.#open(await this.#tab(visited), visited);
		return states ? slotProblems(visited, this.#manifest, states) : [];
	}

	/** A page that has led its tab to another host is gone in the middle of a look: that is said, and nothing else can be. */
	async #unlessLedAway(look: Promise<Problem[]>): Promise<Problem[]> {
		try {
			return await look;
		} catch (error) {
			if (this.#isLedAway) return [];
			throw error;
		}
	}

	/** Opens a page and waits for its slots; undefined where it leads to another host, or to another page that is visited as well. */
	async #open(page: Page, visited: PageToVisit): Promise<SlotStates | undefined> {
		const landing = await openPage(page, visited);
		if (landing === 'away') return undefined;
		const { pathname } = new URL(page.url());
		const isOther = this.#pages.some(({ path, cookie }) => path === pathname && cookie === visited.cookie);
		if (landing === 'elsewhere' && isOther) return undefined;
		const asleep = await this.#wake(page);
		return { ...(await readSlots(page, this.#manifest.name)), landing, asleep };
	}

	/** Waits for every slot of the version that stands on the page. Returns those that do not come alive. */
	async #wake(page: Page): Promise<string[]> {
		const { name: remote, slots } = this.#manifest;
		const living = slots.filter(({ hydration }) => hydration !== 'never');
		const waited = living.map(({ name }) => `${remote}.${name}`).filter((slot) => !this.#asleep.has(slot));
		const alive = await Promise.all(waited.map((slot) => comesAlive(page, slot)));
		const asleep = waited.filter((_, index) => !alive[index]);
		for (const slot of asleep) this.#asleep.add(slot);
		return asleep;
	}

	#tab({ cookie = '' }: PageToVisit): Promise<Page> {
		const tab =
			this.#tabs.get(cookie) ??
			openTab(this.#browser, this.#siteUrl, this.#manifest, cookie, (code, text, address) => {
				if (code === 'other-host') this.#isLedAway = true;
				this.#complain(code, text, address);
			});
		this.#tabs.set(cookie, tab);
		return tab;
	}
}
