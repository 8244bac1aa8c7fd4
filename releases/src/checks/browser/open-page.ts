import type { Page } from 'playwright';
import { type PageToVisit, pathsOf } from './pages-to-visit.ts';

/** Where an address led: the page that was asked for, one that says that there is none, or another address. */
export type Landing = 'there' | 'not-found' | 'elsewhere';

const NOT_FOUND = 404;

/** Opens a page, by the first of its samples that has one. */
export async function openPage(page: Page, visited: PageToVisit): Promise<Landing> {
	let landing: Landing = 'not-found';
	for (const sample of pathsOf(visited)) {
		const answer = await page.goto(sample, { waitUntil: 'domcontentloaded' });
		if (!answer || answer.request().redirectedFrom()) landing = 'elsewhere';
		else landing = answer.status() === NOT_FOUND ? 'not-found' : 'there';
		if (landing !== 'not-found') break;
	}
	return landing;
}
