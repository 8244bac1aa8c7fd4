import { type CheckSettings, ChecksFailed } from '@estate/releases/checks';
import { launchBrowser, startDraftSite, Visitor } from '@estate/releases/checks/browser';
import { checkApart } from '@estate/releases/operations';
import { startTrap, WAYS } from '@estate/releases/testing/hostile-page';
import { expect, it } from 'vitest';
import { buildDrill, drillStore } from '../../testing/drill.ts';

/** Ends what hangs; a busy machine takes its time. */
const SLOW_MS = 300_000;

/** An aside whose code takes every way to a server as soon as a browser has it, then leads the tab there too. */
const reaching = (origin: string) => (text: string) =>
	`${text}
const ways: ((origin: string) => unknown)[] = [${Object.values(WAYS)
		.map((way) => way.toString())
		.join(', ')}];
if (typeof window !== 'undefined')
	for (const way of ways) (async () => way('${origin}'))().catch(() => {});
`;

it.each([
	['', (origin: string) => origin],
	[
		'over TLS, which takes the tab to the browser’s own page of errors',
		(origin: string) => origin.replace('http:', 'https:'),
	],
])(
	'a version that leads the browser of its check to another host is refused for it, and heard by nobody %s',
	async (_, of) => {
		const trap = await startTrap();
		try {
			const drill = await drillStore();
			await drill.publish(await buildDrill('1.0.0', { 'slots/aside.tsx': reaching(of(trap.origin)) }));
			const settings: CheckSettings = { channel: 'production', remote: 'drill', version: '1.0.0' };
			const never = new AbortController().signal;
			const refused = await checkApart(drill.store, settings, never).catch((error: unknown) => error);
			expect(refused).toBeInstanceOf(ChecksFailed);
			const { problems } = refused as ChecksFailed;
			expect(problems.find(({ code }) => code === 'other-host')).toMatchObject({
				what: `It leads the browser to another host: ${of(trap.origin)}`,
				where: expect.stringMatching(/\S/),
			});
			expect(problems.filter(({ code }) => code === 'no-browser' || code === 'no-shell')).toEqual([]);
			expect(trap.heard).toEqual([]);
		} finally {
			trap.close();
		}
	},
	SLOW_MS,
);

/** An aside that leads to another host once it is taken away. */
const leading = (origin: string) => (text: string) =>
	text.replace('import', "import { useEffect } from 'react';\nimport").replace(
		"return <p data-aside>{text('aside')}</p>;",
		`useEffect(() => () => void (location.href = '${origin}/gone'), []);
	return <p data-aside>{text('aside')}</p>;`,
	);

/** A server whose redirect leads there, where it is asked for one. */
const leadingServer = (origin: string) => (text: string) =>
	text.replace("href('drill.page') }", `'${origin}/led' }`);

it(
	'a version that leads to another host when it is taken away is refused for it, and a server’s redirect is no fault',
	async () => {
		const trap = await startTrap();
		const drill = await drillStore();
		await drill.publish(
			await buildDrill('1.1.0', {
				'slots/aside.tsx': leading(trap.origin),
				'drill/load-drill.ts': leadingServer(trap.origin),
			}),
		);
		const manifest = await drill.store.artifacts.manifest('drill', '1.1.0');
		const folder = await drill.store.artifacts.folder('drill', '1.1.0');
		const site = await startDraftSite({ manifest, folder }, []);
		const draft = await launchBrowser();
		if ('code' in draft) throw new Error(draft.what);
		try {
			draft.openTo(site.url);
			const visitor = new Visitor(draft.browser, site.url, manifest);
			const page = (path: string) => ({ path, otherwise: [], slots: ['main', 'aside'], name: 'a page' });
			const answer = await fetch(`${site.url}/nl/oefening/?main=away`, { redirect: 'manual' });
			expect(answer.headers.get('location')).toBe(`${trap.origin}/led`);
			expect(await visitor.visit(page('/nl/oefening/?main=away'))).toEqual([]);
			expect(await visitor.leaks(page('/nl/oefening/'), '/nl/')).toContainEqual(
				expect.objectContaining({
					code: 'other-host',
					what: `It leads the browser to another host: ${trap.origin}`,
				}),
			);
			expect(trap.heard).toEqual([]);
		} finally {
			await draft.close();
			await site.stop();
			trap.close();
		}
	},
	SLOW_MS,
);
