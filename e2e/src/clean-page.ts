import { test as base, expect } from '@playwright/test';
import { chooseBeforehand } from './consent-choice.ts';

interface CleanPage {
	complaints: string[];
	expectedStatuses: number[];
	consent: 'declined' | 'unset';
}

/** What a visitor's browser must never say: console messages, page errors, failed requests of the site. */
export const test = base.extend<CleanPage>({
	/** Visitors have declined beforehand, so that no dialog lies over what a journey is about; `unset` for those about the dialog */
	consent: ['declined', { option: true }],
	async context({ context, consent, baseURL }, use) {
		if (consent === 'declined' && baseURL) await chooseBeforehand(context, baseURL);
		await use(context);
	},

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
