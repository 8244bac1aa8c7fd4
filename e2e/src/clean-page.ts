import { test as base, expect } from '@playwright/test';

/** What a visitor's browser must never say: console messages, page errors, failed requests of the site. */
export const test = base.extend<{ complaints: string[]; expectedStatuses: number[] }>({
	/** Statuses that a test asks for on purpose: Chromium writes each answer above 399 to the console */
	expectedStatuses: [[], { option: true }],
	complaints: [
		async ({ page, expectedStatuses }, use) => {
			const complaints: string[] = [];
			page.on('console', (message) => {
				const [, status] = /responded with a status of (\d+)/.exec(message.text()) ?? [];
				if (['error', 'warning'].includes(message.type()) && !expectedStatuses.includes(Number(status)))
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
