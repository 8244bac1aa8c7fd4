import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumLaunch } from '@estate/remote-kit/real-browser';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTrap, WAYS } from '../../testing/hostile-page.ts';
import { type DraftBrowser, launchBrowser } from './launch-browser.ts';

const SLOW_MS = 60_000;
/** In which all that a page has begun has come to its end */
const SETTLED_MS = 4_000;

/** A site without any policy, whose pages do all that they can. */
const site = createServer((request, response) => {
	if (request.url === '/later') {
		response.writeHead(200, { 'content-type': 'text/event-stream' });
		response.write('data: first\n\n');
		setTimeout(() => response.end('data: last\n\n'), 300);
	} else if (request.url === '/said') {
		request.pipe(response.writeHead(201, { 'x-host': request.headers.host ?? '' }));
	} else if (request.url === '/led-away') response.writeHead(302, { location: trap.origin }).end();
	else response.setHeader('content-type', 'text/html').end('<!doctype html><title>Draft</title><body>');
});
let siteUrl: string;
let trap: Awaited<ReturnType<typeof startTrap>>;
let draft: DraftBrowser;

beforeAll(async () => {
	trap = await startTrap();
	await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
	siteUrl = `http://localhost:${(site.address() as AddressInfo).port}`;
	const launched = await launchBrowser();
	if ('code' in launched) throw new Error(launched.what);
	draft = launched;
}, SLOW_MS);
afterAll(async () => {
	await draft?.close();
	site.closeAllConnections();
	site.close();
	trap.close();
});

/** Has a page go each of the ways, all at once, each to a trap of its own. Returns what was heard on each. */
async function heardFrom(browser: Browser): Promise<Record<string, string[]>> {
	const gone = await Promise.all(
		Object.entries(WAYS).map(async ([name, way]) => {
			const { origin, heard, close } = await startTrap();
			const context = await browser.newContext({ baseURL: siteUrl });
			const page = await context.newPage();
			await page.goto('/');
			await page.evaluate(`void (async () => (${way})('${origin}'))().catch(() => {})`);
			return { name, heard, end: () => context.close().then(close) };
		}),
	);
	await pause(SETTLED_MS);
	for (const { end } of gone) await end();
	return Object.fromEntries(gone.map(({ name, heard }) => [name, heard]));
}

it(
	'a browser reaches nothing before it may',
	async () => {
		const page = await draft.browser.newPage();
		await expect(page.goto(siteUrl)).rejects.toThrow('ERR_ABORTED');
		draft.openTo(siteUrl);
		await page.goto(siteUrl);
		expect(await page.title()).toBe('Draft');
		await page.close();
	},
	SLOW_MS,
);

describe('the browser of a check', () => {
	beforeAll(() => draft.openTo(siteUrl));

	it(
		'hears from the site what it says, at once, and says to it what a page sends',
		async () => {
			const page = await draft.browser.newPage();
			await page.goto(siteUrl);
			const answers = await page.evaluate(async () => {
				const said = await fetch('/said', { method: 'POST', body: 'a word' });
				const events = (await fetch('/later')).body?.pipeThrough(new TextDecoderStream()).getReader();
				const first = await events?.read();
				const then = Date.now();
				const last = await events?.read();
				return {
					said: [said.status, said.headers.get('x-host'), await said.text()],
					events: [first?.value, last?.value],
					waited: Date.now() - then,
				};
			});
			expect(answers.said).toEqual([201, new URL(siteUrl).host, 'a word']);
			expect(answers.events).toEqual(['data: first\n\n', 'data: last\n\n']);
			expect(answers.waited).toBeGreaterThan(100);
			await page.close();
		},
		SLOW_MS,
	);

	it(
		'reaches no other port of the machine, by whatever way, where another browser is heard on each',
		async () => {
			const own = await chromium.launch(await chromiumLaunch());
			const open = await heardFrom(own).finally(() => own.close());
			const silent = Object.keys(open).filter((name) => open[name]?.length === 0);
			expect(silent).toEqual([]);
			const held = await heardFrom(draft.browser);
			expect(held).toEqual(Object.fromEntries(Object.keys(WAYS).map((name) => [name, []])));
		},
		2 * SLOW_MS,
	);

	it(
		'stays on its page, where that or the site leads to another host',
		async () => {
			trap.heard.length = 0;
			const page = await draft.browser.newPage();
			await page.goto(siteUrl);
			await page.evaluate(`(${WAYS.page})('${trap.origin}')`);
			await pause(SETTLED_MS);
			expect(page.url()).toBe(`${siteUrl}/`);
			await expect(page.goto(`${siteUrl}/led-away`)).rejects.toThrow('ERR_ABORTED');
			for (const address of [`${siteUrl}.example/`, siteUrl.replace('//', '//user@'), 'http://gate.invalid/'])
				await page.goto(address).catch(() => {});
			expect(trap.heard).toEqual([]);
			await page.close();
		},
		SLOW_MS,
	);
});
