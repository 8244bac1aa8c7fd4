import { readdirSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { cardMark, MARKED_LIST, timeUntilMark } from '../../src/card-mark.ts';
import { expect, test } from '../../src/clean-page.ts';
import {
	activeVersions,
	artifactFolder,
	publishChanged,
	publishMarkedCards,
	release,
	tryRelease,
} from '../../src/release-tool.ts';
import { TEST_SITE_URL } from '../../src/test-stack.ts';

test.describe.configure({ mode: 'serial' });

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
		await page.goto(MARKED_LIST);
		await expect(page.locator('article').first()).toBeVisible();
		await expect.poll(cardMark, { timeout: 15_000 }).toBeUndefined();
		await page.goto(MARKED_LIST);
		await expect(page.locator('[data-card]')).toHaveCount(0);
		expect((await fetch(TEST_SITE_URL + MARKED_LIST)).status).toBe(200);
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
