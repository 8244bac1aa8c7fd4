import { test as base, expect } from '@playwright/test';
import { chooseBeforehand } from './consent-choice.ts';
import { watchTraffic } from './page-traffic.ts';
import { newVisitorAddress } from './visitor-address.ts';

interface CleanPage {
	/** Of all tabs of the test's own browser context; a test may take out what it provoked */
	complaints: string[];
	expectedStatuses: number[];
	consent: 'declined' | 'unset';
	hasOwnAddress: boolean;
}

/** What a visitor's browser must never say: console messages, page errors, failed requests of the site. */
export const test = base.extend<CleanPage>({
	/** Each test is a visitor of its own, with all that an address may do */
	extraHTTPHeaders: ({ extraHTTPHeaders, hasOwnAddress }, use, { workerIndex }) =>
		use({
			...extraHTTPHeaders,
			...(hasOwnAddress ? { 'x-forwarded-for': newVisitorAddress(workerIndex) } : {}),
		}),
	/** False for a page that loads scripts of another origin: a header of one's own makes browsers ask that origin first */
	hasOwnAddress: [true, { option: true }],

	/** Visitors have declined beforehand, so that no dialog lies over what a journey is about; `unset` for those about the dialog */
	consent: ['declined', { option: true }],
	/** Statuses that a test asks for on purpose: Chromium writes each answer above 399 to the console */
	expectedStatuses: [[], { option: true }],
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
	complaints: ({}, use) => use([]),
	async context({ context, consent, baseURL, complaints, expectedStatuses }, use) {
		watchTraffic(context);
		context.on('console', (message) => {
			const [, status] = /responded with a status of (\d+)/.exec(message.text()) ?? [];
			if (['error', 'warning'].includes(message.type()) && !expectedStatuses.includes(Number(status)))
				complaints.push(`${message.type()}: ${message.text()}`);
		});
		context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`));
		context.on('requestfailed', (request) => {
			// A navigation ends what the page before was still loading.
			if (request.failure()?.errorText !== 'net::ERR_ABORTED')
				complaints.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
		});
		if (consent === 'declined' && baseURL) await chooseBeforehand(context, baseURL);
		await use(context);
		expect(complaints, 'the browser has nothing to complain about').toEqual([]);
	},
});

/** For tests of what moves: `test.use(MOVING)`; the others have visitors who asked for less motion. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** `baseURL` of a site that `beforeAll` starts: `test.use({ baseURL: startedBefore(() => site?.url) })`; none before it. */
export const startedBefore =
	(url: () => string | undefined) =>
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
	({}, use: (url: string | undefined) => Promise<void>): Promise<void> =>
		use(url());

export { expect };
