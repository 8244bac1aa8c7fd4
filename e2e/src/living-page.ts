import type { Page } from '@playwright/test';

/** Waits until the application has taken the page over: from then on links need no new document. */
export async function waitForApplication(page: Page): Promise<void> {
	await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Waits until a slot (`listings.filters`) answers what a visitor does in it. */
export async function slotAlive(page: Page, name: string): Promise<void> {
	const slot = page
		.locator(`[data-slot-name="${name}"]`)
		.locator('xpath=descendant-or-self::*[@data-slot-alive]');
	await slot.first().waitFor({ state: 'attached' });
}

const ASKED_FOR = ['document', 'fetch', 'xhr', 'script'];

/** Addresses that the page asks the site for from now on: documents, data and code, not pictures or reports. */
export function watchRequests(page: Page): { documents: string[]; all: string[] } {
	const documents: string[] = [];
	const all: string[] = [];
	page.on('request', (request) => {
		if (request.method() !== 'GET') return;
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
		if (ASKED_FOR.includes(request.resourceType())) all.push(request.url());
	});
	return { documents, all };
}
