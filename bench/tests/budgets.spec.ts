import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@estate/shared-contract/samples';
import { chromium, expect, test } from '@playwright/test';
import { chromiumLaunch } from '../../e2e/src/chromium.ts';
import { TEST_SITE_URL, testStackSettings } from '../../e2e/src/test-stack.ts';
import { LOG_DIR } from '../../scripts/testing/run-tool.ts';
import { BUDGETS, budgetLine, findBreaches, measuredBudgets } from '../src/budgets.ts';
import { type LoadFigures, measureLoad } from '../src/measure-load.ts';
import { monolithProcess } from '../src/monolith-process.ts';
import { findTemplates } from '../src/templates.ts';

test('no page costs more bytes, requests in a row or layout shift than its budget', async () => {
	test.setTimeout(180_000);
	const settings = testStackSettings();
	const port = await freePort();
	const monolith = monolithProcess(settings, port);
	await monolith.start();
	const browser = await chromium.launch(await chromiumLaunch());
	try {
		const figures = new Map<string, { site: LoadFigures; monolith: LoadFigures }>();
		const waiting = (await findTemplates(TEST_SITE_URL)).values();
		async function measureWaiting() {
			for (const template of waiting) {
				const [site, monolithic] = await Promise.all(
					[TEST_SITE_URL, `http://localhost:${port}`].map((url) => measureLoad(browser, url, template)),
				);
				if (site && monolithic) figures.set(template.name, { site, monolith: monolithic });
			}
		}
		// A page is idle half of the time that it is watched.
		await Promise.all([measureWaiting(), measureWaiting()]);
		for (const { template } of BUDGETS) expect(figures.has(template), template).toBe(true);
		const lines = measuredBudgets(figures).map(budgetLine);
		await writeFile(path.join(LOG_DIR, 'budgets.txt'), `${lines.join('\n')}\n`);
		expect(findBreaches(figures).map(budgetLine)).toEqual([]);
	} finally {
		await browser.close();
		await monolith.stop();
	}
});
