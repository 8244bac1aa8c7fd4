// @vitest-environment node
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, chromiumLaunch } from '../real-browser/index.ts';
import type { BuildNews } from './build-news.ts';
import { type DevelopmentServer, startDevelopmentServer } from './development-server.ts';
import type { RuntimeFailure } from './runtime-failure.ts';

const ROOT = join(import.meta.dirname, '../../..');
const builds: BuildNews[] = [];
const complaints: string[] = [];
const failures: RuntimeFailure[] = [];
let scratch: string;
let dir: string;
let server: DevelopmentServer;
let browser: Browser;
let page: Page;
let url: string;

beforeAll(async () => {
	await mkdir(join(ROOT, 'var'), { recursive: true });
	scratch = await mkdtemp(join(ROOT, 'var/test-development-'));
	dir = join(scratch, 'remote');
	await cp(join(ROOT, 'remote-kit/test/fixture-remote'), dir, { recursive: true });
	server = await startDevelopmentServer({
		dir,
		target: 'page',
		port: 0,
		onBuild: (news) => builds.push(news),
		onFailure: (failure) => failures.push(failure),
	});
	url = `http://localhost:${server.port}`;
	browser = await chromium.launch(await chromiumLaunch());
	page = await (await browser.newContext()).newPage();
	// The first page waits for the first build, on a machine that does much else.
	page.setDefaultTimeout(55_000);
	page.on('console', (message) => {
		if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
	});
	page.on('pageerror', (error) => complaints.push(error.message));
});
afterAll(async () => {
	await browser?.close();
	await server?.stop();
	await rm(scratch, { recursive: true, force: true });
});

/** Waits for a heading; without it, says what the page shows instead. */
async function waitForHeading(name: string): Promise<void> {
	await page
		.getByRole('heading', { name })
		.waitFor()
		.catch(async (cause: Error) => {
			const shown = await page.locator('body').innerText();
			throw new Error(`${cause.message}\n${page.url()} shows: ${shown}\n${complaints.join('\n')}`, { cause });
		});
}

async function edit(file: string, from: string, to: string): Promise<void> {
	const path = join(dir, 'src', file);
	const before = await readFile(path, 'utf8');
	expect(before).toContain(from);
	await writeFile(path, before.replace(from, to));
}

describe('a remote on a page of its own', () => {
	it('shows each slot in the test host on the samples, and leads to the other situations and languages', async () => {
		await page.goto(`${url}/`);
		await waitForHeading('Welkom in');
		await page.getByText('Een kleine nota').waitFor();
		await page.getByRole('link', { name: 'fr', exact: true }).click();
		await page.getByText('Bienvenue dans').waitFor();
		await page.getByRole('link', { name: 'greeting', exact: true }).click();
		await page.waitForURL('**/?language=fr&slot=greeting');
		await page.getByText('Bienvenue dans').waitFor();
		expect(await page.locator('[data-slot-name]').count()).toBe(1);
		expect(await axeViolations(page, '.remote-page-bar')).toEqual([]);
	});

	it('shows at the address of a route what a shell would, and follows its navigation', async () => {
		await page.goto(`${url}/en/fixture/12/?via=home`);
		await page.getByText('?via=home').waitFor();
		await page.goto(`${url}/en/fixture/999/`);
		await page.getByText('It answers 404').waitFor();
		await page.goto(`${url}/en/elsewhere/`);
		await page.getByText('/en/elsewhere/ is no page of fixture').waitFor();
		expect(complaints.splice(0).join()).toContain('404');
	});

	it('takes a change over in place: components keep their state, texts and data come again', async () => {
		await page.goto(`${url}/nl/proef/12/`);
		await page.getByRole('button', { name: '0 keer geklikt' }).click();
		await edit('greeting/greeting.tsx', '<form', '<p>een nieuwe regel</p><form');
		await page.getByText('een nieuwe regel').waitFor();
		await page.getByRole('button', { name: '1 keer geklikt' }).waitFor();
		await edit('texts/nl.json', 'Nog eens', 'En nog eens');
		await page.getByRole('button', { name: 'En nog eens' }).waitFor();
		await edit(
			'greeting/load-greeting.ts',
			'title: property.TypeDescription, address',
			"title: 'elders', address",
		);
		await waitForHeading('Welkom in elders');
		expect(complaints).toEqual([]);
	});

	it('says what does not build, keeps the page, and goes on when it is mended', async () => {
		await edit('greeting/greeting.tsx', '<p>een nieuwe regel</p>', '<p>een nieuwe');
		await page.getByRole('alert').getByText('greeting.tsx').first().waitFor();
		expect(builds.at(-1)?.errors.join()).toContain('greeting.tsx');
		await page.getByText('een nieuwe regel').waitFor();
		await edit('greeting/greeting.tsx', '<p>een nieuwe', '<p>een betere regel</p>');
		await page.getByText('een betere regel').waitFor();
		expect(await page.getByRole('alert').count()).toBe(0);
		expect(complaints).toEqual([]);
	});

	it('names slot, message and line of the sources of what fails while it runs, over the page and in the terminal', async () => {
		await edit(
			'greeting/greeting.tsx',
			'const nameId = useId();',
			"const nameId = useId();\n\tif (clicks > 0) throw new Error('no roof');",
		);
		await page.getByRole('button', { name: 'keer geklikt' }).click();
		const note = page.getByRole('alert').filter({ hasText: 'fixture.greeting (render): no roof' });
		await note.waitFor();
		const line =
			(await readFile(join(dir, 'src/greeting/greeting.tsx'), 'utf8'))
				.split('\n')
				.findIndex((each) => each.includes('no roof')) + 1;
		expect(await note.innerText()).toContain(`src/greeting/greeting.tsx:${line}:`);
		expect(failures).toMatchObject([
			{
				slot: 'fixture.greeting',
				phase: 'render',
				message: 'no roof',
				stack: expect.stringContaining(`src/greeting/greeting.tsx:${line}:`),
			},
		]);
		await edit('greeting/greeting.tsx', "\n\tif (clicks > 0) throw new Error('no roof');", '');
		await note.waitFor({ state: 'detached' });
		// What has failed stays so until somebody tries again.
		await page.reload();
		await page.getByText('een betere regel').waitFor();
		complaints.splice(0);
	});

	it('takes nothing for a failure that is none, and prints nothing that a terminal would obey', async () => {
		const post = (body: string) => fetch(`${url}/-/failures`, { method: 'POST', body });
		for (const body of [
			'',
			'{',
			'null',
			'[]',
			'{"slot":"a"}',
			JSON.stringify({ slot: 'a', message: 'x'.repeat(70_000) }),
		])
			expect((await post(body)).status).toBe(400);
		const sent = {
			slot: 'a.b',
			phase: 'load',
			message: '\u001b[2Jgone\u0007',
			stack: 'at x (http://h/client/..%2f..%2fpackage.json.js:1:1)',
		};
		expect(await (await post(JSON.stringify(sent))).text()).toBe(`a.b (load): gone\n${sent.stack}`);
	});

	it('says what is amiss in the folder itself, until it is as it was', async () => {
		await edit('remote.config.ts', "name: 'note'", "name: 'nota'");
		await page.getByRole('alert').getByText('src/slots/nota.tsx is missing').waitFor();
		await edit('remote.config.ts', "name: 'nota'", "name: 'note'");
		await page.getByRole('alert').waitFor({ state: 'detached' });
	});

	it('loads the page again where slots came or went', async () => {
		await edit('remote.config.ts', "priority: 'optional'", "priority: 'essential'");
		await expect.poll(() => builds.at(-1)?.reload).toBe(true);
		await page.getByText('een betere regel').waitFor();
		expect(complaints).toEqual([]);
	});

	it('says in place of the page what does not build from the start, until it is mended', async () => {
		await edit('texts/nl.json', '{', '{{');
		const late = await startDevelopmentServer({
			dir,
			target: 'page',
			port: 0,
			outDir: join(scratch, 'late'),
		});
		try {
			await page.goto(`http://localhost:${late.port}/nl/proef/12/`);
			await page.getByRole('alert').getByText('nl.json is no JSON').waitFor();
			await edit('texts/nl.json', '{{', '{');
			await page.getByText('een betere regel').waitFor();
		} finally {
			await page.goto('about:blank');
			await late.stop();
		}
	});

	it('says which port is taken', async () => {
		const taken = startDevelopmentServer({ dir, target: 'page', port: server.port, outDir: scratch });
		await expect(taken).rejects.toThrow(`Port ${server.port} is in use`);
	});
});
