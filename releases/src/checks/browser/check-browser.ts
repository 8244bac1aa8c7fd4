import { setTimeout as pause } from 'node:timers/promises';
import type { Route } from '@estate/shared-contract';
import type { Problem } from '../problem.ts';
import {
	type DraftSite,
	NoShellError,
	type PlacedVersion,
	requireShellHere,
	startDraftSite,
} from './draft-site.ts';
import { launchBrowser, OR_WITHOUT } from './launch-browser.ts';
import { type PageToVisit, pageBeside, pagesOfEachSlot, pagesToVisit, whereOf } from './pages-to-visit.ts';
import { Visitor } from './visitor.ts';

const AT_ONCE = 2;
/** In which a page with all its slots is looked at, on a busy machine too, in milliseconds */
const PAGE_LIMIT_MS = 90_000;
/** All pages together; a machine that is too busy for all of them looks at the first */
const LEAKS_WITHIN_MS = 60_000;
/** A page that never ends: no other one is looked at. */
class EndlessError extends Error {
	readonly problem: Problem;

	constructor(problem: Problem) {
		super(problem.what);
		this.problem = problem;
	}
}

export interface BrowserCheck {
	version: PlacedVersion;
	/** Versions beside it, for links to their routes */
	others: readonly PlacedVersion[];
	otherRoutes: readonly Route[];
	onPage?: ((done: number, all: number) => void) | undefined;
	/** Each page once, without what only many mounts show */
	isBrief?: boolean;
	/** Milliseconds for one page */
	pageLimitMs?: number;
}

export interface BrowserOutcome {
	problems: Problem[];
	/** Pages that were visited */
	pages: number;
}

/** What is wrong with a page; undefined where the browser never says: a script in it loops. */
async function within(limitMs: number, visit: Promise<Problem[]>): Promise<Problem[] | undefined> {
	const timer = new AbortController();
	// What is left behind fails when the browser is closed.
	visit.catch(() => {});
	const limit = pause(limitMs, undefined, { signal: timer.signal }).catch(() => undefined);
	try {
		return await Promise.race([visit, limit]);
	} finally {
		timer.abort();
	}
}

const endless = (page: PageToVisit, limitMs: number): Problem => ({
	code: 'browser-endless',
	what: `The browser gave no answer within ${limitMs / 1000} s: a script of the page loops.`,
	where: whereOf(page),
	mend: 'Look for a loop, or for an effect that sets what it depends on; npm run dev shows the same page.',
});

/** Throws what is no NoShellError. */
function noShell(error: unknown): BrowserOutcome {
	if (!(error instanceof NoShellError)) throw error;
	const mend = `Promote through the site (RELEASES_URL is its address), whose server looks at it; or in the platform’s workspace, where npm start has built the shell once; ${OR_WITHOUT}`;
	return { problems: [{ code: 'no-shell', what: error.message, where: 'shell', mend }], pages: 0 };
}

/** One line for each thing that is wrong, however many pages show it. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
	const seen = new Map<string, { problem: Problem; times: number }>();
	for (const problem of problems) {
		const known = seen.get(`${problem.code} ${problem.what}`);
		if (known) known.times += 1;
		else seen.set(`${problem.code} ${problem.what}`, { problem, times: 1 });
	}
	return [...seen.values()].map(({ problem, times }) =>
		times === 1 ? problem : { ...problem, where: `${problem.where} and ${times - 1} more` },
	);
}

/** What slots leave behind, where a page with each of them is left and opened again many times. */
async function leaksOf(visitor: Visitor, pages: readonly PageToVisit[], limitMs: number): Promise<Problem[]> {
	const problems: Problem[] = [];
	const until = Date.now() + LEAKS_WITHIN_MS;
	for (const page of pagesOfEachSlot(pages)) {
		if (Date.now() > until) break;
		// A page that is slow to come and go is no page that loops: that was seen before.
		problems.push(...((await within(limitMs, visitor.leaks(page, pageBeside(page)))) ?? []));
	}
	return problems;
}

/**
 * Renders every slot of a version in every language in a real Chromium, on the pages of a real shell with the contract's
 * samples: nothing on the console, no hydration that differs, nothing that axe finds in the slots.
 */
export async function checkBrowser({
	version,
	others,
	otherRoutes,
	onPage,
	isBrief = false,
	pageLimitMs = PAGE_LIMIT_MS,
}: BrowserCheck): Promise<BrowserOutcome> {
	const pages = pagesToVisit(version.manifest, otherRoutes);
	try {
		// Who has no shell need not look for a browser first.
		requireShellHere();
	} catch (error) {
		return noShell(error);
	}
	const launched = await launchBrowser();
	if ('code' in launched) return { problems: [launched], pages: 0 };
	const { browser } = launched;
	let site: DraftSite | undefined;
	try {
		site = await startDraftSite(version, others);
		const { url } = site;
		launched.openTo(url);
		const problems: Problem[] = [];
		const rest = pages.values();
		let done = 0;
		const visit = async () => {
			const visitor = new Visitor(browser, url, version.manifest, pages);
			for (const page of rest) {
				const found = await within(pageLimitMs, visitor.visit(page));
				if (!found) throw new EndlessError(endless(page, pageLimitMs));
				problems.push(...found);
				onPage?.(++done, pages.length);
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, visit));
		if (!isBrief)
			problems.push(...(await leaksOf(new Visitor(browser, url, version.manifest), pages, pageLimitMs)));
		return { problems: withoutRepeats(problems), pages: pages.length };
	} catch (error) {
		if (error instanceof EndlessError) return { problems: [error.problem], pages: 0 };
		return noShell(error);
	} finally {
		await site?.stop();
		await launched.close();
	}
}
