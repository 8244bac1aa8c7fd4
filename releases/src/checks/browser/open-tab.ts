import { CONSENT_COOKIE, consentValue, everyFlag } from '@estate/shared-contract';
import type { Browser, Page } from 'playwright';
import { keepReports } from './slot-states.ts';
import { watchPage } from './watch/index.ts';

/** Cookies of a log-in begin with `__Host-`, so they are secure; a browser sends them to localhost all the same. */
function sessionCookie(cookie: string, siteUrl: string) {
	const [name = '', ...value] = cookie.split('=');
	return { name, value: value.join('='), url: siteUrl.replace('http:', 'https:'), secure: true };
}

/** A tab of a visitor who has declined consent, and whose cookie says whether he is logged in. */
export async function openTab(
	browser: Browser,
	siteUrl: string,
	version: { name: string; version: string },
	cookie: string,
	complain: (code: 'console' | 'console-log', text: string, address: string) => void,
): Promise<Page> {
	const context = await browser.newContext({
		baseURL: siteUrl,
		viewport: { width: 1280, height: 900 },
		reducedMotion: 'reduce',
	});
	await context.addCookies([
		{ name: CONSENT_COOKIE, value: consentValue(everyFlag(false)), url: siteUrl },
		...(cookie ? [sessionCookie(cookie, siteUrl)] : []),
	]);
	const page = await context.newPage();
	await keepReports(page);
	await watchPage(page, version);
	const own = `/-/remotes/${version.name}/${version.version}/`;
	page.on('console', (message) => {
		const { url } = message.location();
		if (['error', 'warning'].includes(message.type()))
			complain('console', `The browser says: ${message.text()}`, url);
		else if (url.includes(own)) complain('console-log', `It writes to the console: ${message.text()}`, '');
	});
	page.on('pageerror', (error) => complain('console', `A script fails: ${error.message}`, ''));
	return page;
}
