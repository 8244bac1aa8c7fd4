import { chromiumLaunch } from '@estate/remote-kit/real-browser';
import { messageOf } from '@estate/shared-contract/message-of';
import { type Browser, chromium, type LaunchOptions } from 'playwright';
import type { Problem } from '../problem.ts';

/** The way out where no browser can look at a version, at the end of what to do about it. */
export const OR_WITHOUT =
	'or promote with --without-browser: the log will say that it was not looked at in a browser.';

const noBrowser = (what: string): Problem => ({
	code: 'no-browser',
	what,
	where: process.env.CHROMIUM_PATH || 'this machine',
	mend: `Install one (apt-get install chromium), or name one by CHROMIUM_PATH, or install the development packages of this workspace (npm ci); ${OR_WITHOUT}`,
});

/** A Chromium, or why there is none. `find`: where it is; rejects where none is installed. */
export async function launchBrowser(
	find: () => Promise<LaunchOptions> = chromiumLaunch,
): Promise<Browser | Problem> {
	const options = await find().catch(() => undefined);
	if (!options) return noBrowser('There is no Chromium here.');
	try {
		return await chromium.launch(options);
	} catch (error) {
		const [line] = messageOf(error).split('\n');
		return noBrowser(`The Chromium here cannot be started: ${line}`);
	}
}
