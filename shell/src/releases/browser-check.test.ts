import { type CheckSettings, ChecksFailed, checkVersion } from '@estate/releases/checks';
import { beforeAll, expect, it } from 'vitest';
import { buildDrill, type DrillStore, drillStore } from '../testing/drill.ts';

const settings: CheckSettings = { channel: 'production', remote: 'drill', version: '1.0.0' };

let drill: DrillStore;
beforeAll(async () => {
	drill = await drillStore();
	const badAside = (text: string) =>
		text.replace(
			"return <p data-aside>{text('aside')}</p>;",
			`const place = typeof window === 'undefined' ? 'the server' : 'the browser';
	if (place === 'the browser') console.warn('a loose tile');
	return <div data-aside><p>{text('aside')} {place}</p><input /></div>;`,
		);
	await drill.publish(await buildDrill('1.0.0', { 'slots/aside.tsx': badAside }));
});

it('names the one slot that differs in the browser, complains there and shuts people out, in every language', async () => {
	const visited: number[] = [];
	const refused = await checkVersion(drill.store, {
		...settings,
		onPage: (done, all) => visited.push(all - done),
	}).catch((error: unknown) => error);
	expect(refused).toBeInstanceOf(ChecksFailed);
	const { problems } = refused as ChecksFailed;
	expect(new Set(problems.map(({ code }) => code))).toEqual(
		new Set(['hydration', 'console', 'accessibility']),
	);
	// Its neighbours on the same pages, and the pages without it, have nothing to be blamed for.
	for (const { where } of problems) expect(where).toMatch(/^(main, )?aside/);
	expect(problems.find(({ code }) => code === 'console')?.what).toBe('The browser says: a loose tile');
	expect(problems.find(({ code }) => code === 'accessibility')?.what).toMatch(/^label: /);
	// Four routes, one of them logged in as well, home and a page that is not there: in four languages each.
	expect(visited).toHaveLength(7 * 4);
	expect(visited.at(-1)).toBe(0);
}, 60_000);

it('says how to go on where there is no browser', async () => {
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
});
