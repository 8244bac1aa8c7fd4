import { type CheckSettings, ChecksFailed, checkVersion } from '@estate/releases/checks';
import { checkBrowser } from '@estate/releases/checks/browser';
import { beforeAll, expect, it } from 'vitest';
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
		// Five routes, two of them logged in as well, the home page, and a page that is not there: in four
		// languages each.
		expect(visited).toHaveLength(9 * 4);
		expect(visited.at(-1)).toBe(0);
	},
	SLOW_MS,
);

it(
	'names what reaches beyond the slots: the page, the events of others, the console, what stays after they are gone',
	async () => {
		const reaching = await buildDrill('1.3.0', {
			'slots/aside.tsx': (text) =>
				`${text.replace('import', "import { useEffect } from 'react';\nimport").replace(
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
		kept.push(Array.from({ length: 300_000 }, (_, index) => index + 0.5));
		return () => removeEventListener('keydown', hush, true);
	}, []);
	return <p data-aside>{text('aside')}</p>;`,
				)}\nconst kept: number[][] = [];\n`,
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
				expect.stringMatching(/^bytes of memory, \d{7,} more each time/),
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
