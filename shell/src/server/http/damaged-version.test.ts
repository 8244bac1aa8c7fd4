import { readFile, truncate, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';
import { holdTime, untilTimePassed } from '../../testing/held-time.ts';

const PAGE = '/nl/oefening/';
const SERVER = 'server/server.mjs';

let site: DrillSite;
let kept: [path: string, bytes: Buffer][];
beforeAll(async () => {
	holdTime();
	// No version before it could stand in.
	site = await startDrillSite({ versions: ['1.0.0'] });
	const paths = ['client/remoteEntry.js', SERVER, 'remote.json'].map((path) =>
		site.drill.file('1.0.0', path),
	);
	kept = await Promise.all(paths.map(async (path) => [path, await readFile(path)] as [string, Buffer]));
});
afterEach(async () => {
	for (const [path, bytes] of kept) await writeFile(path, bytes);
});
afterAll(() => site.stop());

/** What a server gives that starts when files are cut already. */
async function startedWithout(...cut: string[]) {
	for (const path of cut) await truncate(site.drill.file('1.0.0', path), 10);
	const { url } = await site.secondInstance();
	const page = await fetch(url + PAGE);
	const sitemap = await fetch(`${url}/sitemap.xml`);
	const health = await (await fetch(`${url}/healthz`)).json();
	return { url, page, html: await page.text(), sitemap, listed: await sitemap.text(), health };
}

it('renders the pages of a version of which files for browsers are cut', async () => {
	const { page, html, health } = await startedWithout('client/remoteEntry.js');
	expect([page.status, html.includes('drill 1.0.0')]).toEqual([200, true]);
	expect(health).toMatchObject({ status: 'degraded', remotes: { drill: { serving: '1.0.0' } } });
	expect(health.remotes.drill.problem).toBe('not-as-wanted');
	expect(site.log.join('\n')).toContain('remoteEntry.js');
});

it.each([
	['server bundle is', [SERVER]],
	['manifest and server bundle are', ['remote.json', SERVER]],
])(
	'answers 503 and not 404 for the pages of a version whose %s cut, and says when to come back',
	async (_, cut) => {
		const { url, page, sitemap, listed, health } = await startedWithout(...cut);
		expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10']);
		expect((await fetch(`${url}/nl/there-is-no-such-page/`)).status).toBe(404);
		expect([sitemap.status, listed]).toEqual([
			200,
			await (await fetch(`${site.url}/sitemap.xml`)).text().then((text) => text.replaceAll(site.url, url)),
		]);
		expect(health).toMatchObject({ status: 'degraded', remotes: { drill: { serving: null } } });
		expect(JSON.stringify(health)).not.toContain(site.drill.location);
	},
);

it('answers 503 to every address that it does not know while a remote is unknown altogether, and gives the last sitemap', async () => {
	const claim = `${site.drill.location}/claims/drill/1.0.0.json`;
	const bytes = await readFile(claim);
	await truncate(claim, 10);
	try {
		const { page, sitemap } = await startedWithout('remote.json');
		expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10']);
		expect([sitemap.status, sitemap.headers.get('retry-after')]).toEqual([503, '60']);
	} finally {
		await writeFile(claim, bytes);
	}
});

it('goes on with what it has in memory, and is well again when the files are', async () => {
	const health = async () => (await (await fetch(`${site.url}/healthz`)).json()) as { status: string };
	// It saw the faults of the tests before.
	await untilTimePassed(health, ({ status }) => status === 'ok');
	await truncate(site.drill.file('1.0.0', 'client/remoteEntry.js'), 10);
	await untilTimePassed(health, ({ status }) => status === 'degraded');
	const page = await fetch(site.url + PAGE);
	expect([page.status, (await page.text()).includes('drill 1.0.0')]).toEqual([200, true]);
	const [[path, bytes] = ['', Buffer.of()]] = kept;
	await writeFile(path, bytes);
	await untilTimePassed(health, ({ status }) => status === 'ok');
});
