import { type DrillSite, startDrillSite } from '../../../../shell/src/testing/drill-site.ts';
import { removeScratchFolders } from '../../../../shell/src/testing/scratch-folder.ts';
import { expect, test } from '../../../src/clean-page.ts';
import { DRILL_START_LIMIT_MS, waitForSlot } from '../../../src/drill/drill-page.ts';

let site: DrillSite | undefined;
/** Another origin than the site's, as far as a browser is concerned */
let cdn: string;

// Pictures of the sample answers do not exist.
test.use({ expectedStatuses: [404], hasOwnAddress: false });
test.beforeAll(async () => {
	test.setTimeout(DRILL_START_LIMIT_MS);
	site = await startDrillSite({
		versions: ['1.0.0'],
		settings(port) {
			cdn = `http://127.0.0.1:${port}/-/remotes/`;
			return { CDN_URL: cdn };
		},
	});
});
test.afterAll(async () => {
	await site?.stop();
	await removeScratchFolders();
});

test('files of releases come from a CDN, and the page comes alive with them', async ({ page }) => {
	const files: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('/drill/1.0.0/client/')) files.push(request.url());
	});
	await page.goto(`${site?.url}/nl/oefening/`);
	await waitForSlot(page);
	expect(files.length).toBeGreaterThan(2);
	expect(files.filter((address) => !address.startsWith(cdn))).toEqual([]);
});
