import { chromium } from '@playwright/test';
import { OWNER_JS_AT_LOAD } from '../../../bench/src/budgets.ts';
import { measureLoad } from '../../../bench/src/measure-load.ts';
import { findOwnerPages } from '../../../bench/src/templates.ts';
import { ownerCookie } from '../../../bench/src/visitor.ts';
import { chromiumLaunch } from '../../src/chromium.ts';
import { expect, test } from '../../src/clean-page.ts';
import { TEST_SITE_URL } from '../../src/test-stack.ts';

test('no page of an owner asks for more JavaScript before it is loaded than the frame has', async () => {
	test.setTimeout(180_000);
	const headers = { cookie: await ownerCookie(TEST_SITE_URL) };
	const overview = await (await fetch(`${TEST_SITE_URL}/nl/eigenaar/`, { headers })).text();
	const browser = await chromium.launch(await chromiumLaunch());
	try {
		for (const { path } of findOwnerPages(overview)) {
			const figures = await measureLoad(browser, TEST_SITE_URL, { path, isOwners: true });
			expect(figures.jsAtLoad, path).toBeGreaterThan(0);
			expect(figures.jsAtLoad, path).toBeLessThanOrEqual(OWNER_JS_AT_LOAD);
			expect(figures.layoutShift, path).toBe(0);
		}
	} finally {
		await browser.close();
	}
});
