import { join } from 'node:path';
import { type S3Server, startS3Server } from '@estate/releases/testing/s3-server';
import { type SampleApi, serveSamples } from '@estate/shared-contract/samples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDrill, type DrillStore, drillStore, scratchFolder } from '../testing/drill.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { readConfiguration } from './configuration.ts';
import { type RunningSite, startSite } from './start-site.ts';

const PORT = 4406;
const SITE = `http://localhost:${PORT}`;
/** Another origin, as far as a browser is concerned */
const CDN = `http://127.0.0.1:${PORT}/-/remotes`;
const ACCOUNT = { accessKeyId: 'estate', secretAccessKey: 'for-tests-on-this-machine-alone' };

let s3: S3Server;
let api: SampleApi;
let drill: DrillStore;
let site: RunningSite | undefined;
let dataDir: string;
const log: string[] = [];

const start = () =>
	startSite(
		readConfiguration({
			PORT: String(PORT),
			API_URL: api.url,
			DATA_DIR: dataDir,
			RELEASES_URL: drill.location,
			CDN_URL: `${CDN}/`,
			LOG_LEVEL: 'silent',
		}),
		(message) => log.push(message),
	);
const textOf = async (path: string) => (await fetch(SITE + path)).text();

beforeAll(async () => {
	process.env.AWS_ACCESS_KEY_ID = ACCOUNT.accessKeyId;
	process.env.AWS_SECRET_ACCESS_KEY = ACCOUNT.secretAccessKey;
	s3 = await startS3Server({ account: ACCOUNT, buckets: ['estate'] });
	api = await serveSamples();
	drill = await drillStore(`s3://estate/releases?endpoint=${s3.url}&path-style=yes`);
	for (const out of await Promise.all(['1.0.0', '1.1.0'].map((version) => buildDrill(version))))
		await drill.publish(out);
	await drill.promote('1.0.0');
	dataDir = join(await scratchFolder(), 'data');
	site = await start();
});
afterAll(async () => {
	await site?.stop();
	await s3.stop().catch(() => {});
	await api.close();
});

it('serves releases of an object store, whose files browsers take from a CDN: policy, hashes and sharing are right', async () => {
	const { headers } = await fetch(`${SITE}/nl/oefening/`);
	const policy = headers.get('content-security-policy') ?? '';
	for (const directive of ['script-src', 'style-src', 'font-src', 'img-src'])
		expect(policy).toMatch(new RegExp(`${directive} 'self' http://127\\.0\\.0\\.1:${PORT}[ ;]`));
	const { page, complaints, requests, close } = await openBrowser(SITE);
	await page.goto('/nl/oefening/');
	await page.waitForFunction(() =>
		Object.keys(document.querySelector('[data-slot-name="drill.main"] [data-slot-root]') ?? {}).some((key) =>
			key.startsWith('__reactContainer'),
		),
	);
	const files = requests.filter((address) => address.includes('/drill/1.0.0/client/'));
	expect(files.length).toBeGreaterThan(2);
	for (const address of files) expect(address.startsWith(`${CDN}/`)).toBe(true);
	const map = JSON.parse((await page.locator('script[type="importmap"]').textContent()) ?? '{}');
	for (const address of files.filter((each) => each.endsWith('.js')))
		expect(map.integrity[address]).toMatch(/^sha384-/);
	expect(complaints).toEqual([]);
	await close();
	const discovery = (await (await fetch(`${SITE}/releases.json`)).json()) as {
		microFrontends: Record<string, { url: string }[]>;
	};
	expect(discovery.microFrontends['@estate/drill']?.[0]?.url).toBe(
		`${CDN}/drill/1.0.0/client/remoteEntry.js`,
	);
});

it('follows the log of an object store within 2 s', async () => {
	await drill.promote('1.1.0');
	const promoted = performance.now();
	await expect.poll(() => textOf('/nl/oefening/'), { timeout: 5_000, interval: 50 }).toContain('drill 1.1.0');
	// Noticing takes 2 s at most; on a machine that runs other tests, loading has a second of its own.
	expect(performance.now() - promoted).toBeLessThan(3_000);
});

it('goes on from its copies and the last good state while the object store is away, over a restart too', async () => {
	await s3.stop();
	await expect
		.poll(async () => JSON.parse(await textOf('/healthz')).status, { timeout: 15_000, interval: 100 })
		.toBe('degraded');
	expect(await textOf('/healthz')).toContain('the last good state is served');
	expect(await textOf('/nl/oefening/')).toContain('drill 1.1.0');
	await site?.stop();
	site = await start();
	expect(await textOf('/nl/oefening/')).toContain('drill 1.1.0');
	expect((await fetch(`${CDN}/drill/1.1.0/client/remoteEntry.js`)).status).toBe(200);
});

it('does not start on an object store that lets two promotions win', async () => {
	const old = await startS3Server({ account: ACCOUNT, buckets: ['estate'], conditionalWrites: false });
	const configuration = readConfiguration({
		PORT: String(PORT + 1),
		API_URL: api.url,
		DATA_DIR: await scratchFolder(),
		RELEASES_URL: `s3://estate/releases?endpoint=${old.url}&path-style=yes`,
		LOG_LEVEL: 'silent',
	});
	await expect(startSite(configuration, () => {})).rejects.toThrow('does not honour conditional creation');
	await old.stop();
});
