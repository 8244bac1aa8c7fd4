import { type CheckSettings, ChecksFailed, checkVersion } from '@estate/releases/checks';
import {
	checkBrowser,
	type DraftSite,
	type PageToVisit,
	startDraftSite,
	Visitor,
} from '@estate/releases/checks/browser';
import { chromiumLaunch } from '@estate/remote-kit/real-browser';
import type { RemoteManifest } from '@estate/shared-contract';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDrill, type DrillStore, drillStore } from '../../testing/drill.ts';

/** Ends what hangs; a busy machine takes its time. */
const SLOW_MS = 180_000;
const settings: CheckSettings = { channel: 'production', remote: 'drill', version: '1.0.0' };

let drill: DrillStore;
beforeAll(async () => {
	drill = await drillStore();
	// In Dutch it differs in its root, else in a boundary, which hydrates in a commit of its own.
	const badAside = (text: string) =>
		text
			.replace('{ defineSlot, useText }', '{ defineSlot, useHost, useText }')
			.replace('import', "import { Fragment, Suspense } from 'react';\nimport")
			.replace(
				"return <p data-aside>{text('aside')}</p>;",
				`const place = typeof window === 'undefined' ? 'the server' : 'the browser';
	if (place === 'the browser') console.warn('a loose tile');
	const Around = useHost().language === 'nl' ? Fragment : Suspense;
	return <div data-aside><Around><p>{text('aside')} {place}</p></Around><input /></div>;`,
			);
	await drill.publish(await buildDrill('1.0.0', { 'slots/aside.tsx': badAside }));
}, SLOW_MS);

it(
	'names the one slot that differs in the browser, complains there and shuts people out, in every language',
	async () => {
		const visited: number[] = [];
		const refused = await checkVersion(drill.store, {
			...settings,
			onPage: (done, all) => visited.push(all - done),
		}).catch((error: unknown) => error);
		expect(refused).toBeInstanceOf(ChecksFailed);
		const { problems } = refused as ChecksFailed;
		const whatOf = (wanted: string) => problems.filter(({ code }) => code === wanted).map(({ what }) => what);
		expect(new Set(problems.map(({ code }) => code))).toEqual(
			new Set(['hydration', 'console', 'accessibility']),
		);
		// Its neighbours on the same pages, and the pages without it, have nothing to be blamed for.
		for (const { where } of problems) expect(where).toMatch(/^(main, )?aside/);
		expect(whatOf('hydration')).toEqual([
			expect.stringMatching(/^The browser reports hydration-error of aside/),
		]);
		expect(whatOf('console')).toEqual(['The browser says: a loose tile']);
		for (const what of whatOf('accessibility')) expect(what).toMatch(/^label: /);
		// Four routes, one of them logged in as well, property, cookie policy, contact, and a page that is not there: in four
		// languages each.
		expect(visited).toHaveLength(9 * 4);
		expect(visited.at(-1)).toBe(0);
	},
	SLOW_MS,
);

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

it(
	'names what reaches beyond the slots: the page, the events of others, the console, what stays after they are gone',
	async () => {
		const reaching = await buildDrill('1.3.0', {
			'slots/aside.tsx': (text) =>
				text.replace('import', "import { useEffect } from 'react';\nimport").replace(
					"return <p data-aside>{text('aside')}</p>;",
					`useEffect(() => {
		console.log('here I am');
		document.body.append(document.createElement('i'));
		document.body.style.overflow = 'clip';
		document.documentElement.classList.add('mine');
		const hush = (event: Event) => event.stopPropagation();
		addEventListener('keydown', hush, true);
		addEventListener('resize', () => text('aside'));
		document.addEventListener('wheel', (event) => event.preventDefault(), { passive: false });
		setInterval(() => {}, 60_000);
		return () => removeEventListener('keydown', hush, true);
	}, []);
	return <p data-aside>{text('aside')}</p>;`,
				),
		});
		await drill.publish(reaching);
		const manifest = await drill.store.artifacts.manifest('drill', '1.3.0');
		const version = { manifest, folder: reaching };
		const { problems } = await checkBrowser({ version, others: [], otherRoutes: [] });
		const said = (wanted: string) =>
			problems.filter(({ code }) => code === wanted).map(({ what }) => what.replace(/^.*: /, ''));
		expect(said('console-log')).toEqual(['here I am']);
		expect(said('page-write').sort()).toEqual([
			'document.body.append',
			'document.body.style.overflow',
			'document.documentElement.classList.add',
		]);
		expect(said('event-stop').sort()).toEqual(['keydown does not reach it.', 'wheel has no effect there.']);
		expect(said('leak')).toEqual(
			expect.arrayContaining([
				expect.stringMatching(/^setInterval, \d+ more each time in \d\d times\.$/),
				expect.stringMatching(/^listener of window for resize, \d+ more each time/),
				expect.stringMatching(/^listener of document for wheel, \d+ more each time/),
			]),
		);
		expect(problems.filter(({ what }) => what.includes('keydown (capture)'))).toEqual([]);
		for (const { mend, where } of problems)
			expect([mend.length > 40, where]).toEqual([true, expect.stringContaining('aside')]);
	},
	SLOW_MS,
);

it(
	'ends with that reason where a script loops in the browser',
	async () => {
		const looping = await buildDrill('1.2.0', {
			'slots/aside.tsx': (text) =>
				text.replace(
					"return <p data-aside>{text('aside')}</p>;",
					"if (typeof window !== 'undefined') for (;;);\n	return <p data-aside>{text('aside')}</p>;",
				),
		});
		await drill.publish(looping);
		const manifest = await drill.store.artifacts.manifest('drill', '1.2.0');
		const version = { manifest, folder: looping };
		const { problems } = await checkBrowser({ version, others: [], otherRoutes: [], pageLimitMs: 20_000 });
		expect(problems).toMatchObject([{ code: 'browser-endless', what: expect.stringContaining('loops') }]);
	},
	SLOW_MS,
);
