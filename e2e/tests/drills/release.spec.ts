import { once } from 'node:events';
import autocannon from 'autocannon';
import { MARKED_LIST, timeUntilMark } from '../../src/card-mark.ts';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';
import { activeVersions, publishMarkedCards, release } from '../../src/release-tool.ts';
import { TEST_SITE_URL } from '../../src/test-stack.ts';

const CONNECTIONS = 20;

test('a remote is promoted and rolled back under load while no visitor notices', async ({
	page,
	context,
}) => {
	test.setTimeout(120_000);
	const before = await activeVersions();
	await publishMarkedCards('1.1.0');
	const paths = [
		MARKED_LIST,
		'/fr/a-vendre/',
		'/en/for-rent/',
		'/nl/',
		`${MARKED_LIST}?page=2`,
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

	await page.goto(MARKED_LIST);
	await expect(page.locator('[data-card="1.1.0"]')).toHaveCount(12);
	await waitForApplication(page);
	await page.evaluate(() => {
		(window as unknown as { sameDocument: boolean }).sameDocument = true;
	});

	await release('rollback', 'listings', '--why', 'drill');
	const rolledBack = await timeUntilMark(undefined);

	// The open tab keeps its version until the next navigation, and gets it by no way afterwards.
	await expect(page.locator('[data-card="1.1.0"]')).toHaveCount(12);
	await page.getByRole('navigation').locator(`a[href="${MARKED_LIST}?page=2"]`).first().click();
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
	await other.goto(MARKED_LIST);
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
