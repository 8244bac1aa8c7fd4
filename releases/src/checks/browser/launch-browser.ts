import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch, NO_SANDBOX } from '@estate/remote-kit/real-browser';
import { messageOf } from '@estate/shared-contract/message-of';
import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { onlyThese } from '../only-these.ts';
import type { Problem } from '../problem.ts';
import { openGate } from './draft-gate.ts';

/** The way out where no browser can look at a version, at the end of what to do about it. */
export const OR_WITHOUT =
	'or promote with --without-browser: the log will say that it was not looked at in a browser.';

/** What a browser takes from the environment: no word of it is a site's. */
const VARIABLES = /^(?:PATH|TMPDIR|TZ|LANG|LANGUAGE|LC_\w+|LD_LIBRARY_PATH|FONTCONFIG_\w+)$/;

const INSTALL =
	'Install one (apt-get install chromium), or name one by CHROMIUM_PATH, or install the development packages of this workspace (npm ci)';
const ALLOW_SANDBOX =
	'Let the user of this process make user namespaces (sysctl kernel.unprivileged_userns_clone and kernel.apparmor_restrict_unprivileged_userns, RestrictNamespaces and SystemCallFilter of a systemd unit, the seccomp profile of a container), or set CHROMIUM_SANDBOX=off where nothing else of this user needs protection from the code of a version';

const noBrowser = (what: string, mend = INSTALL): Problem => ({
	code: 'no-browser',
	what,
	where: process.env.CHROMIUM_PATH || 'this machine',
	mend: `${mend}; ${OR_WITHOUT}`,
});

/** A browser for code of others: of this machine it reaches the draft site, and of this process it knows nothing. */
export interface DraftBrowser {
	browser: Browser;
	/** Lets it reach the draft site; before, it reaches nothing */
	openTo(siteUrl: string): void;
	close(): Promise<void>;
}

/** Chromium refuses to have one as root. */
const hasSandbox = () => process.getuid?.() !== 0 && process.env.CHROMIUM_SANDBOX !== 'off';

/** Does it start, and end again, without a page? */
const starts = (options: LaunchOptions): Promise<boolean> =>
	chromium.launch(options).then(
		(browser) => browser.close().then(() => true),
		() => false,
	);

/** A Chromium, or why there is none. `find`: where it is; rejects where none is installed. */
export async function launchBrowser(
	find: () => Promise<LaunchOptions> = chromiumLaunch,
	chromiumSandbox = hasSandbox(),
): Promise<DraftBrowser | Problem> {
	const found = await find().catch(() => undefined);
	if (!found) return noBrowser('There is no Chromium here.');
	const home = await mkdtemp(join(tmpdir(), 'estate-browser-'));
	const gate = await openGate();
	const close = async () => {
		await gate.close();
		await rm(home, { recursive: true, force: true, maxRetries: 3 });
	};
	const options: LaunchOptions = {
		...found,
		proxy: gate.launch.proxy,
		args: [...(found.args ?? []).filter((arg) => arg !== NO_SANDBOX), ...gate.launch.args],
		chromiumSandbox,
		env: { ...onlyThese(VARIABLES), HOME: home },
	};
	try {
		const browser = await chromium.launch(options);
		return {
			browser,
			openTo: gate.open,
			async close() {
				await browser.close();
				await close();
			},
		};
	} catch (error) {
		const isSandbox = chromiumSandbox && (await starts({ ...options, chromiumSandbox: false }));
		await close();
		if (isSandbox) return noBrowser('The Chromium here cannot start its sandbox.', ALLOW_SANDBOX);
		const [line] = messageOf(error).split('\n');
		return noBrowser(`The Chromium here cannot be started: ${line}`);
	}
}
