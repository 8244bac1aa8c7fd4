import { test as base, expect } from '@playwright/test';

/** What a visitor's browser must never say: console messages, page errors, failed requests of the site. */
export const test = base.extend<{ complaints: string[] }>({
	complaints: [
		async ({ page }, use) => {
			const complaints: string[] = [];
			page.on('console', (message) => {
				if (['error', 'warning'].includes(message.type()))
					complaints.push(`${message.type()}: ${message.text()}`);
			});
			page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
			page.on('requestfailed', (request) => {
				// A navigation ends what the page before was still loading.
				if (request.failure()?.errorText !== 'net::ERR_ABORTED')
					complaints.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
			});
			await use(complaints);
			expect(complaints, 'the browser has nothing to complain about').toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
