import { join } from 'node:path';
import { type S3Server, startS3Server } from '@estate/releases/testing/s3-server';
import { freePort, type SampleApi, serveSamples } from '@estate/shared-contract/samples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDrill, type DrillStore, drillStore } from '../../testing/drill.ts';
import { holdTime, untilTimePassed, whileTimePasses } from '../../testing/held-time.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { readConfiguration } from '../configuration.ts';
import { type RunningSite, startSite } from '../start-site.ts';

const ACCOUNT = { accessKeyId: 'estate', secretAccessKey: 'for-tests-on-this-machine-alone' };

let port: number;
/** Another origin, as far as a browser is concerned */
let cdn: string;
let s3: S3Server;
let api: SampleApi;
let drill: DrillStore;
let site: RunningSite | undefined;
let dataDir: string;

const start = () =>
	startSite(
		readConfiguration({
			PORT: String(port),
			API_URL: api.url,
			DATA_DIR: dataDir,
			RELEASES_URL: drill.location,
			CDN_URL: `${cdn}/`,
			LOG_LEVEL: 'silent',
		}),
		() => {},
	);
const textOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();

beforeAll(async () => {
	process.env.AWS_ACCESS_KEY_ID = ACCOUNT.accessKeyId;
	process.env.AWS_SECRET_ACCESS_KEY = ACCOUNT.secretAccessKey;
	port = await freePort();
	cdn = `http://127.0.0.1:${port}/-/remotes`;
	s3 = await startS3Server({ account: ACCOUNT, buckets: ['estate'] });
	api = await serveSamples();
	drill = await drillStore(`s3://estate/releases?endpoint=${s3.url}&path-style=yes`);
	for (const version of ['1.0.0', '1.1.0']) await drill.publish(await buildDrill(version));
	await drill.promote('1.0.0');
	dataDir = join(await scratchFolder(), 'data');
	// Builds and uploads take time of their own.
	holdTime();
	site = await start();
});
afterAll(async () => {
	await site?.stop();
	await s3.stop().catch(() => {});
	await api.close();
});

it('serves releases of an object store, whose files browsers take from a CDN: policy, hashes and addresses are right', async () => {
	const response = await fetch(`http://localhost:${port}/nl/oefening/`);
	const html = await response.text();
	const policy = response.headers.get('content-security-policy') ?? '';
	for (const directive of ['script-src', 'style-src', 'font-src', 'img-src'])
		expect(policy).toMatch(new RegExp(`${directive} 'self' ${new URL(cdn).origin}[ ;]`));
	const files = [...html.matchAll(/<link [^>]*href="([^"]*\/drill\/1\.0\.0\/client\/[^"]+)"/g)];
	expect(files.length).toBeGreaterThan(2);
	const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
	for (const [, address = ''] of files) {
		expect(address.startsWith(`${cdn}/`)).toBe(true);
		if (address.endsWith('.js')) expect(map.integrity[address]).toMatch(/^sha384-/);
	}
	const discovery = JSON.parse(await textOf('/releases.json')) as {
		microFrontends: Record<string, { url: string }[]>;
	};
	expect(discovery.microFrontends['@estate/drill']?.[0]?.url).toBe(
		`${cdn}/drill/1.0.0/client/remoteEntry.js`,
	);
});

it('follows the log of an object store', async () => {
	await drill.promote('1.1.0');
	await untilTimePassed(
		() => textOf('/nl/oefening/'),
		(html) => html.includes('drill 1.1.0'),
	);
});

it('goes on from its copies and the last good state while the object store is away, over a restart too', async () => {
	await s3.stop();
	await untilTimePassed(
		() => textOf('/healthz'),
		(text) => text.includes('degraded') && text.includes('release-store'),
	);
	expect(JSON.parse(await textOf('/healthz')).problems).toContain('release-store');
	expect(await textOf('/nl/oefening/')).toContain('drill 1.1.0');
	await whileTimePasses(site!.stop());
	site = await whileTimePasses(start());
	expect(await textOf('/nl/oefening/')).toContain('drill 1.1.0');
	expect((await fetch(`${cdn}/drill/1.1.0/client/remoteEntry.js`)).status).toBe(200);
});

it('does not start on an object store that lets two promotions win', async () => {
	const old = await startS3Server({ account: ACCOUNT, buckets: ['estate'], conditionalWrites: false });
	const configuration = readConfiguration({
		PORT: String(port),
		API_URL: api.url,
		DATA_DIR: await scratchFolder(),
		RELEASES_URL: `s3://estate/releases?endpoint=${old.url}&path-style=yes`,
		LOG_LEVEL: 'silent',
	});
	await expect(startSite(configuration, () => {})).rejects.toThrow('does not honour conditional creation');
	await old.stop();
});
