import type { Page, Request, Response } from 'playwright';
import { type PageToVisit, pathsOf } from './pages-to-visit.ts';

/** Where an address led: the page that was asked for, one that says that there is none, another address, or that of another host. */
export type Landing = 'there' | 'not-found' | 'elsewhere' | 'away';

const NOT_FOUND = 404;

/** Undefined: it leads to another host, which the browser of a check does not reach. */
async function go(page: Page, sample: string): Promise<Response | null | undefined> {
	const origins: string[] = [];
	const note = (request: Request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame())
			origins.push(new URL(request.url()).origin);
	};
	page.on('request', note);
	try {
		return await page.goto(sample, { waitUntil: 'domcontentloaded' });
	} catch (error) {
		if (origins.at(-1) !== origins[0]) return undefined;
		throw error;
	} finally {
		page.off('request', note);
	}
}

/** Opens a page, by the first of its samples that has one. */
export async function openPage(page: Page, visited: PageToVisit): Promise<Landing> {
	let landing: Landing = 'not-found';
	for (const sample of pathsOf(visited)) {
		const answer = await go(page, sample);
		if (answer === undefined) return 'away';
		if (!answer || answer.request().redirectedFrom()) landing = 'elsewhere';
		else landing = answer.status() === NOT_FOUND ? 'not-found' : 'there';
		if (landing !== 'not-found') break;
	}
	return landing;
}
