import { once } from 'node:events';
import { readdirSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import autocannon from 'autocannon';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';
import {
	activeVersions,
	artifactFolder,
	publishChanged,
	publishMarkedCards,
	release,
	tryRelease,
} from '../../src/release-tool.ts';
import { TEST_SITE_URL } from '../../src/test-stack.ts';

const LIST = '/nl/te-koop/';
const CONNECTIONS = 20;

async function cardMark(): Promise<string | undefined> {
	const html = await (await fetch(TEST_SITE_URL + LIST)).text();
	return /data-card="([^"]+)"/.exec(html)?.[1];
}

/** Milliseconds until new views show this mark: reported, and no reason to fail. */
async function timeUntilMark(mark: string | undefined): Promise<number> {
	const started = performance.now();
	await expect.poll(cardMark, { intervals: [25] }).toBe(mark);
	return performance.now() - started;
}

test.describe.configure({ mode: 'serial' });

test('a remote is promoted and rolled back under load while no visitor notices', async ({
	page,
	context,
}) => {
	test.setTimeout(120_000);
	const before = await activeVersions();
	await publishMarkedCards('1.1.0');
	const paths = [
		LIST,
		'/fr/a-vendre/',
		'/en/for-rent/',
		'/nl/',
		`${LIST}?page=2`,
		'/nl/contact/',
		'/nl/projecten/',
	];
	const settings: autocannon.Options = {
		url: TEST_SITE_URL,
		connections: CONNECTIONS,
		// Until it is stopped
		duration: 600,
		overallRate: 1_000,
		timeout: 10,
		requests: paths.map((path) => ({ method: 'GET' as const, path })),
	};
	const load = autocannon(settings, () => {});

	await release('promote', 'listings', '1.1.0', '--why', 'drill');
	const promoted = await timeUntilMark('1.1.0');

	await page.goto(LIST);
	await expect(page.locator('[data-card="1.1.0"]')).toHaveCount(12);
	await waitForApplication(page);
	await page.evaluate(() => {
		(window as unknown as { sameDocument: boolean }).sameDocument = true;
	});

	await release('rollback', 'listings', '--why', 'drill');
	const rolledBack = await timeUntilMark(undefined);

	// The open tab keeps its version until the next navigation, and gets it by no way afterwards.
	await expect(page.locator('[data-card="1.1.0"]')).toHaveCount(12);
	await page.getByRole('navigation').locator(`a[href="${LIST}?page=2"]`).first().click();
	await expect(page).toHaveURL(/page=2/);
	await expect(page.getByText(/Pagina 2 van/).first()).toBeVisible();
	await expect(page.locator('[data-card]')).toHaveCount(0);
	await page.goBack();
	await expect(page.getByText(/Pagina 2 van/)).toHaveCount(0);
	await expect(page.locator('article')).not.toHaveCount(0);
	await expect(page.locator('[data-card]')).toHaveCount(0);
	expect(await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument)).toBe(
		true,
	);

	const other = await context.newPage();
	await other.goto(LIST);
	await expect(other.locator('[data-card]')).toHaveCount(0);

	const done = once(load, 'done');
	load.stop();
	const [result] = (await done) as [autocannon.Result];
	console.log(`promote → live ${promoted.toFixed(0)} ms, roll back → live ${rolledBack.toFixed(0)} ms`);
	expect({ errors: result.errors, timeouts: result.timeouts, non2xx: result.non2xx }).toEqual({
		errors: 0,
		timeouts: 0,
		non2xx: 0,
	});
	expect(result['2xx']).toBeGreaterThan(paths.length * CONNECTIONS);
	expect(await activeVersions()).toEqual(before);
});

test('a version with a deleted chunk is refused at promotion', async () => {
	await publishMarkedCards('1.2.0');
	const client = path.join(artifactFolder('listings', '1.2.0'), 'client');
	const chunk = readdirSync(client).find(
		(file) => /^results\..*\.js$/.test(file) || /\.[0-9a-f]{8}\.js$/.test(file),
	);
	expect(chunk).toBeDefined();
	rmSync(path.join(client, chunk!));
	const { code, output } = await tryRelease('promote', 'listings', '1.2.0', '--why', 'drill');
	expect(code).toBe(1);
	expect(output).toContain(chunk);
	expect(await cardMark()).toBeUndefined();
});

test('a version that throws in render is refused at promotion', async () => {
	await publishChanged('listings', '1.3.0', 'src/results/results-page.tsx', (source) =>
		source.replace(
			'const { view, hrefOf } = useListHref();',
			"const { view, hrefOf } = useListHref();\nif (Date.now() > 0) throw new Error('thrown by the drill');",
		),
	);
	const { code, output } = await tryRelease('promote', 'listings', '1.3.0', '--why', 'drill', '--json');
	expect(code).toBe(1);
	expect(output).toContain('thrown by the drill');
	expect(await cardMark()).toBeUndefined();
});

test.describe('with files that broke', () => {
	test.use({ expectedStatuses: [404, 410, 500, 502, 503] });
	test('a version that breaks on disk after its promotion gives way to the one before, and status says why', async ({
		page,
		complaints,
	}) => {
		await publishMarkedCards('1.4.0');
		await release('promote', 'listings', '1.4.0', '--why', 'drill');
		await timeUntilMark('1.4.0');

		truncateSync(path.join(artifactFolder('listings', '1.4.0'), 'client', 'remoteEntry.js'), 10);
		truncateSync(path.join(artifactFolder('listings', '1.4.0'), 'server', 'server.mjs'), 10);
		// A visitor's browser asks for the broken file: the page works, and from then on no visitor gets that version.
		await page.goto(LIST);
		await expect(page.locator('article').first()).toBeVisible();
		await expect.poll(cardMark, { timeout: 15_000 }).toBeUndefined();
		await page.goto(LIST);
		await expect(page.locator('[data-card]')).toHaveCount(0);
		expect((await fetch(TEST_SITE_URL + LIST)).status).toBe(200);
		await expect
			.poll(async () => await release('status'), { timeout: 10_000 })
			.toMatch(/listings[\s\S]*1\.4\.0[\s\S]*(remoteEntry\.js|server\.mjs)/);

		// The browser names the file that it refused; nothing else went wrong.
		expect(complaints.filter((text) => !/remoteEntry\.js|integrity/.test(text))).toEqual([]);
		complaints.length = 0;

		await release('rollback', 'listings', '--why', 'drill');
		await expect.poll(async () => (await activeVersions()).listings).toBe('1.0.0');
		expect(await cardMark()).toBeUndefined();
	});
});
