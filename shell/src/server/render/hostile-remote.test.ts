import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remoteRoutes } from '@estate/shared-contract';
import { SAMPLE_CONFIGURATION } from '@estate/shared-contract/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTEMPTS } from '../../../test/drill-remote/src/drill/hostile.ts';
import drill from '../../../test/drill-remote/src/remote.config.ts';
import { buildDrill, drillBundle } from '../../testing/drill.ts';
import type { RenderPool } from './render-pool.ts';
import { createGroupedPool } from './trust-groups.ts';
import type { BundleFile, SiteSnapshot } from './worker-messages.ts';

/** Longer than anything takes that does not hang, on a machine that does much else */
const AMPLE_MS = 20_000;
const SECRET = { DRILL_SECRET: 'not for everybody', DRILL_KEY: 'for the drill' };
const snapshot: SiteSnapshot = { key: 'test', site: SAMPLE_CONFIGURATION, routes: remoteRoutes(drill) };
const output: string[] = [];
const calls: string[] = [];
const api = createServer((request, response) => {
	calls.push(`${request.headers.host}${request.url}`);
	response.end('{}');
});
const neighbour = createServer((_, response) => void response.end('{}'));
let hostile: BundleFile;
let pool: RenderPool;
let apiUrl: string;
let neighbourUrl: string;

beforeAll(async () => {
	for (const server of [api, neighbour])
		await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	[apiUrl = '', neighbourUrl = ''] = [api, neighbour].map(
		(server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
	);
	process.env.DRILL_SECRET = SECRET.DRILL_SECRET;
	hostile = await drillBundle(await buildDrill('1.0.0'), '1.0.0');
	pool = createGroupedPool({
		workers: 1,
		timeLimitMs: AMPLE_MS,
		origins: [apiUrl],
		apart: [['drill']],
		grants: new Map([['drill', { variables: ['DRILL_SECRET'], origins: [] }]]),
		environment: SECRET,
		onOutput: (line) => output.push(line),
	});
});
afterAll(async () => {
	delete process.env.DRILL_SECRET;
	await pool.close();
	for (const server of [api, neighbour]) {
		server.closeAllConnections();
		server.close();
	}
});

async function asideOf(bundle: BundleFile, search: string): Promise<unknown> {
	const { data } = await pool.render({
		bundle,
		slot: 'aside',
		snapshot,
		request: {
			language: 'nl',
			defaultLanguage: 'nl',
			enabledLanguages: ['nl', 'fr', 'en'],
			identifierPrefix: 's0-',
			route: { id: 'drill.page', params: {} },
			location: { pathname: '/nl/oefening/', search, hash: '' },
			siteUrl: 'https://meander.example',
			input: null,
			apiUrl,
			apiHeaders: {},
			timeLimit: AMPLE_MS,
		},
	});
	return (data as { what: unknown }).what;
}
const attempted = (name: string, target: string, bundle = hostile) =>
	asideOf(bundle, `?try=${name}&target=${encodeURIComponent(target)}`);
const elsewhere = () => asideOf({ ...hostile, remote: 'other' }, '?aside=fine');

describe('a hostile remote', () => {
	const targets: Record<string, () => string> = {
		call: () => neighbourUrl,
		dispatch: () => neighbourUrl,
	};
	it.each(Object.keys(ATTEMPTS))('gets nowhere with %s', async (name) => {
		expect(await attempted(name, targets[name]?.() ?? '/etc/passwd')).toBe('refused');
	});

	it.each(['http://192.0.2.1/', 'http://localhost:5432/', 'file:///proc/self/environ'])(
		'calls nobody at %s',
		async (address) => {
			expect(await attempted('call', address)).toBe('refused');
		},
	);

	it('calls the api', async () => {
		expect(await attempted('call', `${apiUrl}/api/site`)).toContain('reached');
		expect(calls).toEqual([`${new URL(apiUrl).host}/api/site`]);
	});

	it('has a variable that its manifest names and the operator granted, and no other', async () => {
		const naming = (variables: string[]) => ({ ...hostile, remote: 'drill', variables });
		expect(await attempted('secret', '', naming(['DRILL_KEY']))).toBe('refused');
		// A bundle is loaded once per path: another address of the same file.
		const again = { ...naming(['DRILL_SECRET']), path: hostile.path.replace('/server.mjs', '/./server.mjs') };
		expect(await attempted('secret', '', again)).toBe(`reached ${SECRET.DRILL_SECRET}`);
	});

	it('spoils objects of its own group alone', async () => {
		await asideOf(hostile, '?aside=pollute').catch(() => {});
		expect(await elsewhere()).toBe('fine');
		expect(Object.prototype).not.toHaveProperty('polluted');
	});

	it('floods no log: one line a second, which says how many were left out', async () => {
		output.length = 0;
		const started = performance.now();
		await asideOf(hostile, '?aside=flood');
		const seconds = Math.ceil((performance.now() - started) / 1_000);
		expect(output[0]).toContain('Server code of drill: ');
		expect(output.length).toBeLessThanOrEqual(1 + seconds);
	});

	it('fills no memory but that of its process, which is replaced', async () => {
		const filling = asideOf(hostile, '?aside=fill').catch((error: { kind?: string }) => error.kind);
		expect(await elsewhere()).toBe('fine');
		expect(await filling).toBe('memory');
		expect(await pool.probe(hostile)).toMatchObject({ remote: 'drill' });
	});
});
