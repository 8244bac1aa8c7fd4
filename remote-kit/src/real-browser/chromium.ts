import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

const INSTALLED = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
];

/** Of a browser that runs code of this workspace alone, also as root, which Chromium's sandbox refuses. */
export const NO_SANDBOX = '--no-sandbox';

/** Nothing of a browser's own traffic: tests see only what the site asks for. */
const QUIET = [
	NO_SANDBOX,
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

const NSS = ['/usr/lib/x86_64-linux-gnu/libnss3.so', '/usr/lib64/libnss3.so', '/usr/lib/libnss3.so'];

/** The browser inside the registry package; it unpacks the libraries that it needs where the machine lacks them. */
async function bundledChromium(): Promise<string> {
	if (!NSS.some((file) => existsSync(file))) process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
	const bundled = await import('@sparticuz/chromium').catch((cause) => {
		throw new Error('There is no Chromium here: install one, or give the path of one in CHROMIUM_PATH.', {
			cause,
		});
	});
	return bundled.default.executablePath();
}

/** How to launch a real Chromium: `CHROMIUM_PATH`, else an installed one, else the one inside the registry package. */
export async function chromiumLaunch(): Promise<LaunchOptions> {
	const installed = process.env.CHROMIUM_PATH ?? INSTALLED.find((file) => existsSync(file));
	if (installed) return { executablePath: installed, args: QUIET, headless: true };
	// Not the package's own arguments: they switch web security off, which would hide what a visitor's browser refuses.
	return { executablePath: await bundledChromium(), args: QUIET, headless: true };
}
