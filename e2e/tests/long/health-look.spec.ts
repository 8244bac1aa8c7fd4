import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildDrill } from '../../../shell/src/testing/drill.ts';
import { type DrillSite, startDrillSite } from '../../../shell/src/testing/drill-site.ts';
import { removeScratchFolders } from '../../../shell/src/testing/scratch-folder.ts';
import { expect, test } from '../../src/clean-page.ts';

interface Alert {
	action: string;
	why: string;
}

const VIEWS = 120;
/** A shell, its threads and a Chromium start beside everything else */
const LOOK_LIMIT_MS = 240_000;
/** Sound on the server and dead in every browser */
const DEAD_VERSION = '1.2.0';

const alerts: Alert[] = [];
const receiver = createServer(async (request, response) => {
	let body = '';
	for await (const piece of request.setEncoding('utf8')) body += piece;
	alerts.push(JSON.parse(body) as Alert);
	response.writeHead(204).end();
});

let site: DrillSite;
test.beforeAll(async () => {
	test.setTimeout(LOOK_LIMIT_MS);
	await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
	const { port } = receiver.address() as AddressInfo;
	site = await startDrillSite({
		settings: () => ({
			RELEASE_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
			RELEASE_WEBHOOK_SECRET: 'a secret of the drills',
		}),
	});
	const dead = (text: string) =>
		text.replace(
			'return <p data-aside>',
			"if (typeof window !== 'undefined') throw new Error('dead in browsers');\n\treturn <p data-aside>",
		);
	await site.drill.publish(await buildDrill(DEAD_VERSION, { 'slots/aside.tsx': dead }));
});
test.afterAll(async () => {
	await site.stop();
	receiver.close();
	await removeScratchFolders();
});

test.describe.configure({ mode: 'serial' });

/** Page views of a version from as many networks, each with a page that was fetched for it; all of them say that they failed. */
async function forgeFailures(version: string, net: string): Promise<void> {
	for (let view = 0; view < VIEWS; view++) {
		const headers = { 'x-forwarded-for': `${net}.${view}`, 'content-type': 'text/plain' };
		const page = await fetch(`${site.url}/nl/oefening/`, { method: 'HEAD', headers });
		const [, token] = /view;desc="([^"]+)"/.exec(page.headers.get('server-timing') ?? '') ?? [];
		const about = { remote: 'drill', version };
		const body = JSON.stringify({
			token,
			part: 0,
			views: [{ ...about, slots: ['main'] }],
			failures: [{ ...about, slot: 'main', kind: 'render-error', isFirst: true }],
			vitals: [],
		});
		await fetch(`${site.url}/-/views`, { method: 'POST', body, headers });
	}
}

async function promote(version: string): Promise<void> {
	await site.drill.promote(version);
	const serving = async () => (await (await fetch(`${site.url}/healthz`)).json()).remotes.drill.serving;
	await expect.poll(serving).toBe(version);
}

test('forged failures of a sound version take nothing back: a Chromium looks at it, and people are alerted', async () => {
	test.setTimeout(LOOK_LIMIT_MS);
	await promote('1.1.0');
	await forgeFailures('1.1.0', '198.51.100');
	await expect
		.poll(() => alerts.map(({ action }) => action), { timeout: LOOK_LIMIT_MS / 2 })
		.toEqual(['alert']);
	expect(alerts[0]?.why).toMatch(/only browsers say so, a look at its \d+ pages in a browser found nothing/);
	const { state } = await site.drill.store.log.newest('production');
	expect(state.drill).toMatchObject({ active: '1.1.0', withdrawn: [] });
	expect(site.log.join('\n')).toContain('drill 1.1.0 in production: 100.0 % of ');
});

test('a version that is dead in every browser is taken back, since a Chromium agrees', async () => {
	test.setTimeout(LOOK_LIMIT_MS);
	alerts.length = 0;
	// What fails as much itself is nothing to go back to.
	await site.drill.rollBack();
	await promote(DEAD_VERSION);
	await forgeFailures(DEAD_VERSION, '203.0.113');
	const actions = () => alerts.map(({ action }) => action);
	await expect.poll(actions, { timeout: LOOK_LIMIT_MS / 2 }).toEqual(['rollback']);
	expect(alerts[0]?.why).toMatch(/a look at it in a browser agrees: .*aside/);
	const { state } = await site.drill.store.log.newest('production');
	expect(state.drill).toMatchObject({ active: '1.0.0', withdrawn: ['1.1.0', DEAD_VERSION] });
});
