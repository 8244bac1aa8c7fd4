import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { protocolOfBrowser } from '../../src/deploy/browser-protocol.ts';
import { DeployedStack } from '../../src/deploy/deployed-stack.ts';
import { startCaddy, startNginx } from '../../src/deploy/proxies.ts';
import { VisitorSession } from '../../src/deploy/visitor-session.ts';
import { contactForm, letVisitorsIn } from '../../src/deploy/visitors.ts';

/** A hundred thousand for the figures of docs/production.md */
const REQUESTS = Number(process.env.DEPLOY_REQUESTS || 20_000);
/** Of a request and its share of the replacements, on a machine that is busy */
const LONGEST_MS = 60;
const ROUNDS = 2;
/** However few requests there are: all replacements of a round on a machine that is busy, twice */
const REPLACEMENTS_MS = 300_000;
/** Part of the procedure, not of the test: a proxy notices within it that an instance is back (docs/production.md, `minReadySeconds`) */
const BETWEEN_INSTANCES_MS = 2_000;
const REQUEST_LIMIT = 20;
const PAGES = ['/nl/', '/fr/', '/nl/te-koop/', '/nl/te-huur/', '/en/', '/de/', '/nl/blog/', '/nl/contact/'];
const IMMUTABLE = 'public, max-age=31536000, immutable';
const YEAR = /max-age=31536000/;

/** With what Debian 12 has of each */
const PROXIES = {
	Caddy: { startProxy: startCaddy, hasHttp3: true },
	nginx: { startProxy: startNginx, hasHttp3: false },
} as const;

function note(proxy: string, figures: object): void {
	const folder = path.join(ROOT, 'var', 'deploy');
	mkdirSync(folder, { recursive: true });
	writeFileSync(path.join(folder, `${proxy.toLowerCase()}.json`), `${JSON.stringify(figures, null, '\t')}\n`);
}

for (const [name, { startProxy, hasHttp3 }] of Object.entries(PROXIES))
	test.describe(`behind ${name}: two sites and two apis on PostgreSQL and an object store`, () => {
		test.describe.configure({ mode: 'serial' });
		let stack: DeployedStack;
		let files: string[] = [];
		const open = (address?: string) => VisitorSession.open(stack.url, stack.certificate, address);

		test.beforeAll(async () => {
			test.setTimeout(300_000);
			stack = await DeployedStack.start(name.toLowerCase(), startProxy);
		});
		test.afterAll(() => stack?.stop());
		test.afterEach(() => {
			const { status, expectedStatus } = test.info();
			if (status !== expectedStatus && stack) console.log(stack.output());
		});

		test('pages and files come by HTTP/2 over TLS; what never changes may be kept, and nothing else', async () => {
			const visitor = await open();
			expect(visitor.protocol).toBe('h2');
			const page = await visitor.ask({ path: '/nl/te-koop/' });
			expect(page.status).toBe(200);
			expect(page.body.match(/<article/g)?.length).toBe(12);
			expect(page.headers['cache-control']).not.toMatch(YEAR);
			expect(page.headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
			const links = page.body.matchAll(/(?:href|src)="(\/-\/(?:shell|remotes)\/[^"]+\.(?:js|css))"/g);
			files = [...new Set(Array.from(links, ([, file = '']) => file))];
			expect(files.filter((file) => file.startsWith('/-/shell/'))).not.toEqual([]);
			expect(files.filter((file) => file.startsWith('/-/remotes/'))).not.toEqual([]);
			for (const file of files)
				for (const encoding of ['br', 'gzip', 'identity']) {
					const { status, headers } = await visitor.ask({
						path: file,
						headers: { 'accept-encoding': encoding },
					});
					expect([status, headers['cache-control']], file).toEqual([200, IMMUTABLE]);
					expect(headers['content-encoding'] ?? 'identity', file).toBe(encoding);
				}
			const missing = await visitor.ask({ path: '/-/remotes/listings/9.9.9/client/none.js' });
			expect(missing.status).toBe(404);
			expect(missing.headers['cache-control'] ?? '').not.toMatch(YEAR);
			await visitor.close();
		});

		test(`a browser comes by HTTP/${hasHttp3 ? 3 : 2}, and hears where there is HTTP/3`, async () => {
			const visitor = await open();
			const { headers } = await visitor.ask({ path: '/nl/' });
			await visitor.close();
			if (hasHttp3) expect(headers['alt-svc']).toContain(`h3=":${new URL(stack.url).port}"`);
			else expect(headers['alt-svc']).toBeUndefined();
			const protocol = await protocolOfBrowser(stack, '/nl/te-koop/', { startsWithQuic: hasHttp3 });
			expect(protocol).toBe(hasHttp3 ? 'h3' : 'h2');
		});

		test('a form is sent, and counts for the address that it came from, whatever its sender says', async () => {
			const forger = await open('127.9.0.2');
			for (let number = 1; number <= REQUEST_LIMIT; number++) {
				const form = contactForm(stack.url);
				const headers = { ...form.headers, 'x-forwarded-for': `198.51.100.${number}` };
				expect((await forger.ask({ ...form, headers })).status, `form ${number}`).toBe(303);
			}
			const further = contactForm(stack.url);
			const refused = await forger.ask({
				...further,
				headers: { ...further.headers, 'x-forwarded-for': '198.51.100.99', 'x-real-ip': '198.51.100.99' },
			});
			expect(refused.status).toBe(429);
			const other = await open('127.9.0.3');
			expect((await other.ask(contactForm(stack.url))).status).toBe(303);
			await Promise.all([forger.close(), other.close()]);
		});

		test('nothing fails while each site and each api is replaced twice', async () => {
			test.setTimeout(Math.max(REQUESTS * LONGEST_MS, REPLACEMENTS_MS));
			const replaced: { address: string; drainMs: number; startMs: number }[] = [];
			const replacing = (async () => {
				for (let round = 0; round < ROUNDS; round++)
					for (const server of stack.servers) {
						replaced.push({ address: server.address, ...(await server.replace()) });
						await setTimeout(BETWEEN_INSTANCES_MS);
					}
			})();
			const figures = await letVisitorsIn(stack, [...PAGES, ...files.slice(0, 4)], REQUESTS, replacing);
			await replacing;
			note(name, { ...figures, failures: figures.failures.length, replaced });
			expect(figures.failures.slice(0, 20)).toEqual([]);
			expect(figures.asked).toBeGreaterThanOrEqual(REQUESTS);
			expect(replaced).toHaveLength(ROUNDS * stack.servers.length);
		});
	});
