import { chromiumLaunch } from '@estate/e2e/chromium';
import { CONSENT_COOKIE, consentValue, everyFlag } from '@estate/shared-contract';
import { type BrowserContext, chromium, type Page } from 'playwright';

/** A visitor's browser, with everything that it complains about. */
export interface Visitor {
	page: Page;
	context: BrowserContext;
	complaints: string[];
	/** Addresses of documents and files that it asked the site for */
	requests: string[];
	close(): Promise<void>;
}

/** Opens a real Chromium; `javaScriptEnabled` is true unless told. */
export async function openBrowser(
	baseURL: string,
	options: { javaScriptEnabled?: boolean } = {},
): Promise<Visitor> {
	const browser = await chromium.launch(await chromiumLaunch());
	const context = await browser.newContext({ baseURL, ...options });
	// Declined before, so that no dialog lies over what a test is about.
	const declined = consentValue(everyFlag(false));
	await context.addCookies([{ name: CONSENT_COOKIE, value: declined, url: baseURL }]);
	const page = await context.newPage();
	const complaints: string[] = [];
	const requests: string[] = [];
	page.on('console', (message) => {
		// Pictures of the sample answers do not exist.
		if (['error', 'warning'].includes(message.type()) && !message.location().url.includes('/media/'))
			complaints.push(`${message.text()} ${message.location().url}`);
	});
	page.on('pageerror', (error) => complaints.push(error.message));
	page.on('request', (request) => {
		if (!request.url().includes('/media/')) requests.push(request.url());
	});
	return { page, context, complaints, requests, close: () => browser.close() };
}
