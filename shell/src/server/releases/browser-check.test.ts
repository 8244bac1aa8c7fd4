import { type CheckSettings, checkVersion } from '@estate/releases/checks';
import { type DraftSite, type PageToVisit, startDraftSite, Visitor } from '@estate/releases/checks/browser';
import { chromiumLaunch } from '@estate/remote-kit/real-browser';
import type { RemoteManifest } from '@estate/shared-contract';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differingAside } from '../../testing/differing-aside.ts';
import { buildDrill, type DrillStore, drillStore } from '../../testing/drill.ts';

/** Ends what hangs; a busy machine takes its time. */
const SLOW_MS = 180_000;
const settings: CheckSettings = { channel: 'production', remote: 'drill', version: '1.0.0' };

let drill: DrillStore;
beforeAll(async () => {
	drill = await drillStore();
	await drill.publish(await buildDrill('1.0.0', { 'slots/aside.tsx': differingAside }));
}, SLOW_MS);

it(
	'says how to go on where there is no browser',
	async () => {
		const before = process.env.CHROMIUM_PATH;
		process.env.CHROMIUM_PATH = '/nowhere/chromium';
		try {
			await expect(checkVersion(drill.store, settings)).rejects.toMatchObject({
				code: 'checks-failed',
				problems: [{ code: 'no-browser', mend: expect.stringContaining('--without-browser') }],
			});
		} finally {
			if (before === undefined) delete process.env.CHROMIUM_PATH;
			else process.env.CHROMIUM_PATH = before;
		}
	},
	SLOW_MS,
);

describe('a visitor of the version', () => {
	let manifest: RemoteManifest;
	let site: DraftSite;
	let browser: Browser;
	beforeAll(async () => {
		manifest = await drill.store.artifacts.manifest('drill', '1.0.0');
		site = await startDraftSite(
			{ manifest, folder: await drill.store.artifacts.folder('drill', '1.0.0') },
			[],
		);
		browser = await chromium.launch(await chromiumLaunch());
	}, SLOW_MS);
	afterAll(async () => {
		await browser?.close();
		await site?.stop();
	});

	const page = (path: string, slots: string[], otherwise: string[] = []): PageToVisit => ({
		path,
		otherwise,
		slots,
		name: 'a page',
	});
	const newVisitor = () => new Visitor(browser, site.url, manifest);
	const whatOf = async (visited: PageToVisit) =>
		(await newVisitor().hydration(visited)).map(({ what }) => what);

	it(
		'sees a difference each time that it looks, and never one in the slot beside it',
		async () => {
			const seen: string[] = [];
			const visitTenTimes = async (path: string) => {
				const visitor = newVisitor();
				for (let time = 0; time < 10; time++)
					for (const { what } of await visitor.hydration(page(path, ['main', 'aside']))) seen.push(what);
			};
			await Promise.all(['/nl/oefening/', '/fr/exercice/'].map(visitTenTimes));
			expect(seen).toHaveLength(20);
			for (const what of seen) expect(what).toMatch(/^The browser reports hydration-error of aside/);
		},
		SLOW_MS,
	);

	it(
		'does not take for seen what could not be compared or is not there, and looks for a sample that has a page',
		async () => {
			expect(await whatOf(page('/nl/oefening/?aside=throw', ['main', 'aside']))).toEqual([
				'drill.aside was rendered by the browser, not by the server.',
			]);
			expect(await whatOf(page('/nl/oefening/een/7/', ['main', 'aside']))).toEqual([
				'drill.aside is not on the page.',
			]);
			expect(await whatOf(page('/nl/nergens/', ['aside'], ['/nl/oefening/']))).toEqual([
				expect.stringMatching(/^The browser reports hydration-error of aside/),
			]);
		},
		SLOW_MS,
	);
});
