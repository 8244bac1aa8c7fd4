import { expect, it } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

it('says once that there is no browser, or that the one there is does not start', async () => {
	const none = await launchBrowser(async () => {
		throw new Error('There is no Chromium here: install one.');
	});
	expect(none).toMatchObject({
		code: 'no-browser',
		what: 'There is no Chromium here.',
		mend: expect.stringMatching(/^Install one .* or promote with --without-browser/),
	});
	expect(await launchBrowser(async () => ({ executablePath: '/nowhere/chromium' }))).toMatchObject({
		code: 'no-browser',
		what: expect.stringMatching(/^The Chromium here cannot be started: .*\/nowhere\/chromium/),
	});
});
