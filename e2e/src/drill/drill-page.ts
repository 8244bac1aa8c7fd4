import { freePort } from '@estate/shared-contract/samples';
import type { Page } from '@playwright/test';
import { releaseFields } from '../../../shell/src/testing/drill.ts';
import { type DrillSite, startDrillSite } from '../../../shell/src/testing/drill-site.ts';
import { removeScratchFolders } from '../../../shell/src/testing/scratch-folder.ts';
import { test as cleanPage, expect } from '../clean-page.ts';

export interface DrilledSite extends DrillSite {
	/** Signs links to other versions */
	secret: string;
	/** Where a development server may stand in for a version */
	sourcePort: number;
	/** Has visitors served a version: promoted when it is the second, rolled back to when it is the first */
	serve(version: '1.0.0' | '1.1.0'): Promise<void>;
}

const SECRET = 'a secret that only the tests know';
/** For a first run, which builds the remotes of the site, on a machine that does much else */
export const DRILL_START_LIMIT_MS = 180_000;

async function startDrilledSite(): Promise<DrilledSite> {
	const sourcePort = await freePort();
	const site = await startDrillSite({
		settings: () => ({
			RELEASE_OVERRIDE_SECRET: SECRET,
			OVERRIDE_ORIGINS: `http://127.0.0.1:${sourcePort}`,
		}),
	});
	await releaseFields(site.drill.store);
	const health = async () => (await fetch(`${site.url}/healthz`)).json();
	await expect.poll(async () => (await health()).remotes.fields?.serving).toBe('1.0.0');
	return {
		...site,
		secret: SECRET,
		sourcePort,
		async serve(version) {
			const served = async () => (await health()).remotes.drill.serving;
			if ((await served()) === version) return;
			await (version === '1.0.0' ? site.drill.rollBack() : site.drill.promote(version));
			await expect.poll(served).toBe(version);
		},
	};
}

/** Pages of a site whose one remote misbehaves when it is asked to: one site for all tests of a worker. */
export const test = cleanPage.extend<{ asItWas: undefined }, { site: DrilledSite }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
		async ({}, use) => {
			const site = await startDrilledSite();
			await use(site);
			await site.stop();
			await removeScratchFolders();
		},
		{ scope: 'worker', timeout: DRILL_START_LIMIT_MS },
	],
	baseURL: ({ site }, use) => use(site.url),
	/** Pictures of the sample answers do not exist */
	expectedStatuses: [404],
	asItWas: [
		async ({ site }, use) => {
			await use(undefined);
			site.api.reset();
			await site.serve('1.0.0');
		},
		{ auto: true },
	],
});

/** Waits until React has taken over the page and a slot, the drill's primary one by default. */
export async function waitForSlot(page: Page, slot = 'drill.main'): Promise<void> {
	await page.waitForFunction(
		(places) =>
			places.every((place) =>
				Object.keys(document.querySelector(place) ?? {}).some((key) => key.startsWith('__reactContainer')),
			),
		['main', `[data-slot-name="${slot}"] [data-slot-root]`],
	);
}

/** Opens a page with the drill's primary slot, alive. */
export async function visit(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForSlot(page);
}

export { expect };
