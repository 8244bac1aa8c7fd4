import type { TagIds } from '@estate/shared-contract';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../clean-page.ts';
import { startConfiguredSite } from '../configured-site.ts';
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.ts';

/** The demo agency has none. */
const TAG_IDS: Required<TagIds> = {
	analyticsId: 'G-TEST12345',
	adsId: 'AW-123456789',
	tagManagerId: 'GTM-TEST123',
	pixelId: '123456789012345',
};

interface WorkerParts {
	taggedSite: { url: string };
	proxy_: RecordingProxy;
}

interface Parts {
	/** Addresses of other parties that the visitor's browser asked for */
	thirdParty: URL[];
}

/** A visitor who was not asked yet, on a site with four tags, whose every request to others is recorded. */
export const test = base.extend<Parts, WorkerParts>({
	taggedSite: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
		async ({}, use) => {
			const site = await startConfiguredSite('tagged', (configuration) => {
				configuration.analytics = TAG_IDS;
			});
			await use(site);
			await site.stop();
		},
		{ scope: 'worker', timeout: 60_000 },
	],
	proxy_: [
		// biome-ignore lint/correctness/noEmptyPattern: as above
		async ({}, use) => {
			const proxy = await startRecordingProxy();
			await use(proxy);
			await proxy.close();
		},
		{ scope: 'worker' },
	],
	consent: 'unset',
	ignoreHTTPSErrors: true,
	baseURL: ({ taggedSite }, use) => use(taggedSite.url),
	proxy: ({ proxy_ }, use) => use({ server: proxy_.url, bypass: 'localhost' }),
	async thirdParty({ proxy_ }, use) {
		proxy_.requests.length = 0;
		await use(proxy_.requests);
	},
});

export { expect };

export const dialogOf = (page: Page) => page.locator('dialog#consent');

const isCollect = ({ hostname }: URL) => hostname === 'region1.google-analytics.com';

/** Page views that analytics collected: address without origin, and title. */
export function analyticsViews(requests: readonly URL[]): { path: string; title: string }[] {
	return requests
		.filter((url) => isCollect(url) && url.searchParams.get('tid')?.startsWith('G-'))
		.map(({ searchParams }) => {
			const { pathname, search } = new URL(searchParams.get('dl') ?? '');
			return { path: pathname + search, title: searchParams.get('dt') ?? '' };
		});
}

/** Which tags' scripts were asked for. */
export function loadedTags(requests: readonly URL[]): string[] {
	const named: Record<string, string> = {
		'/gtag/js': 'google',
		'/gtm.js': 'manager',
		'/en_US/fbevents.js': 'pixel',
	};
	return requests.flatMap(({ pathname }) => named[pathname] ?? []).sort();
}

/** Names of all that the site has stored in the browser. */
export async function storedNames(page: Page): Promise<string[]> {
	const cookies = await page.context().cookies();
	const storage = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
	return [...cookies.map(({ name }) => name), ...storage].sort();
}
