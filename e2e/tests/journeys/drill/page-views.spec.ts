import type { ViewBeacon } from '../../../../shell/src/page/reports/beacon.schema.ts';
import { expect, test, visit } from '../../../src/drill/drill-page.ts';

test('a browser reports its page views, once each, and what failed in them', async ({ page }) => {
	const sent: ViewBeacon[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/-/views')) sent.push(JSON.parse(request.postData() ?? '{}'));
	});
	await visit(page, '/nl/oefening/');
	await page.evaluate(() => {
		const detail = {
			kind: 'render-error',
			remote: 'drill',
			version: '1.0.0',
			slot: 'main',
			message: 'secret',
		};
		for (let count = 0; count < 2; count++) dispatchEvent(new CustomEvent('estate:report', { detail }));
	});
	await page.getByRole('link', { name: 'Volgende' }).click();
	await expect(page.locator('h1')).toHaveText('Oefening 7');
	// A page that is left reports what was gathered.
	await page.evaluate(() => void dispatchEvent(new Event('pagehide')));
	await expect.poll(() => sent.flatMap(({ views }) => views)).toHaveLength(2);
	expect(sent.flatMap(({ views }) => views)).toEqual([
		{ remote: 'drill', version: '1.0.0', slots: ['main', 'aside', 'extra'] },
		{ remote: 'drill', version: '1.0.0', slots: ['main'] },
	]);
	expect(sent.flatMap(({ failures }) => failures).map(({ kind, isFirst }) => [kind, isFirst])).toEqual([
		['render-error', true],
		['render-error', false],
	]);
	expect(JSON.stringify(sent)).not.toMatch(/secret|oefening/);
});

test('what is not reported yet reaches the server when the page is left', async ({
	page,
	site,
	complaints,
}) => {
	await page.route('**/drill/1.0.0/client/aside.*.js', (route) => route.abort());
	await page.goto('/nl/oefening/?aside=throw');
	await page.getByRole('alert').waitFor();
	await page.goto('about:blank');
	const slot = 'remote="drill",version="1.0.0",slot="aside"';
	const counted = () => site.metrics();
	await expect.poll(counted).toContain(`site_reports_total{kind="load-error",${slot}} 2`);
	await expect.poll(counted).toContain(`site_view_failures_total{${slot},kind="load-error"} 2`);
	// What was not let through.
	complaints.length = 0;
});
