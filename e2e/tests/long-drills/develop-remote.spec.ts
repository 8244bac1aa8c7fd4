import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { expect, test } from '../../src/clean-page.ts';
import { waitForApplication } from '../../src/living-page.ts';
import { RunningCommand } from '../../src/running-command.ts';
import { TEST_DATA_DIR, TEST_SITE_URL, TEST_SOURCE_PORT, testStackSettings } from '../../src/test-stack.ts';

const LIST = '/nl/te-koop/';
const SOURCE = `http://127.0.0.1:${TEST_SOURCE_PORT}`;
const dir = path.join(TEST_DATA_DIR, 'sources', 'listings-development');
const { environment } = testStackSettings();

const develop = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
	new RunningCommand('releases/src/cli/develop-remote.ts', ['listings', '--dir', dir, ...args], {
		...environment,
		...more,
	});

test.describe.configure({ mode: 'serial' });
// The scripts of the development server are of another origin.
test.use({ hasOwnAddress: false });

test.beforeAll(() => {
	rmSync(dir, { recursive: true, force: true });
	cpSync(path.join(ROOT, 'mfe-listings'), dir, {
		recursive: true,
		filter: (file) => !/[\\/]dist$/.test(file),
	});
});
test.afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('a team’s change is on a page of the deployed site, among the deployed remotes, without loading it again', async ({
	page,
	context,
}) => {
	const at = (port: number) => ['--shell', TEST_SITE_URL, '--port', String(port), '--to', LIST];
	const command = develop(at(TEST_SOURCE_PORT));
	try {
		const link = await command.says(/http:\/\/localhost:\d+\/-\/override\/\S+/);
		await page.goto(link);
		await expect(page).toHaveURL(TEST_SITE_URL + LIST);
		await page.locator('[data-slot-name="listings.results"] article').first().waitFor();
		await waitForApplication(page);
		await page.evaluate(() => {
			document.body.dataset.kept = 'yes';
			window.scrollTo({ top: 700, behavior: 'instant' });
		});
		const place = await page.evaluate(() => window.scrollY);
		const took: number[] = [];
		for (const mark of ['one', 'two', 'three']) {
			const file = path.join(dir, 'src/results/property-cards.tsx');
			const source = readFileSync(path.join(ROOT, 'mfe-listings/src/results/property-cards.tsx'), 'utf8');
			const changed = source.replace(
				'action={<ListedButtons property={property} />}',
				`action={<><b data-mark="${mark}">${mark}</b><ListedButtons property={property} /></>}`,
			);
			expect(changed).not.toBe(source);
			const saved = performance.now();
			writeFileSync(file, changed);
			await page.locator(`[data-mark="${mark}"]`).first().waitFor();
			took.push(Math.round(performance.now() - saved));
		}
		console.log(`Change → visible inside the deployed shell: ${took.join(', ')} ms`);
		expect(await page.evaluate(() => [document.body.dataset.kept, window.scrollY])).toEqual(['yes', place]);

		const other = await context.browser()?.newContext({ baseURL: TEST_SITE_URL });
		const html = await (await other?.request.get(LIST))?.text();
		expect(html).not.toContain('data-mark');
		await other?.close();
	} finally {
		await page.goto('about:blank');
		await command.end();
	}
});

test('what stands in the way is said, with the next step', async () => {
	const taken = createServer();
	await new Promise<void>((done) => taken.listen(TEST_SOURCE_PORT, '127.0.0.1', done));
	try {
		const onTaken = develop(['--port', String(TEST_SOURCE_PORT)]);
		expect(await onTaken.ended).toBe(1);
		expect(onTaken.output).toContain(`Port ${TEST_SOURCE_PORT} is in use`);
	} finally {
		taken.close();
	}
	const port = ['--port', String(TEST_SOURCE_PORT)];
	const unlisted = develop(['--shell', TEST_SITE_URL, ...port, '--origin', 'http://127.0.0.1:9']);
	expect(await unlisted.ended).toBe(1);
	expect(unlisted.output).toContain('OVERRIDE_ORIGINS does not list http://127.0.0.1:9.');
	const nowhere = develop(['--shell', 'http://127.0.0.1:9', ...port]);
	expect(await nowhere.ended).toBe(1);
	expect(nowhere.output).toContain('http://127.0.0.1:9 cannot be reached');
	const foreign = develop(['--shell', TEST_SITE_URL, ...port], {
		RELEASE_OVERRIDE_SECRET: 'not the secret of the site',
	});
	expect(await foreign.ended).toBe(1);
	expect(foreign.output).toContain('signed with another secret');
	const without = develop(['--shell', TEST_SITE_URL, ...port], { RELEASE_OVERRIDE_SECRET: '' });
	try {
		await without.says(new RegExp(`npm run release -- override listings --from ${SOURCE}`));
	} finally {
		await without.end();
	}
});
