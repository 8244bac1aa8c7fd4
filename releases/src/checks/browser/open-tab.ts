import { CONSENT_COOKIE, consentValue, everyFlag } from '@estate/shared-contract';
import type { Browser, Page, Request } from 'playwright';
import { keepReports } from './slot-states.ts';
import { watchPage } from './watch/index.ts';

/** Cookies of a log-in begin with `__Host-`, so they are secure; a browser sends them to localhost all the same. */
function sessionCookie(cookie: string, siteUrl: string) {
	const [name = '', ...value] = cookie.split('=');
	return { name, value: value.join('='), url: siteUrl.replace('http:', 'https:'), secure: true };
}

/** Does a page itself take the visitor to another host, in the tab or in a window of its own? Frames may hold players of others. */
function leadsAway(request: Request, siteUrl: string): boolean {
	const { protocol, origin } = new URL(request.url());
	const isElsewhere = /^https?:$/.test(protocol) && origin !== siteUrl;
	if (!isElsewhere || !request.isNavigationRequest() || request.redirectedFrom()) return false;
	try {
		return request.frame().parentFrame() === null;
	} catch {
		// Of a window that is not there yet.
		return true;
	}
}

/** A tab of a visitor who has declined consent, and whose cookie says whether he is logged in. */
export async function openTab(
	browser: Browser,
	siteUrl: string,
	version: { name: string; version: string },
	cookie: string,
	complain: (code: 'console' | 'console-log' | 'other-host', text: string, address: string) => void,
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
	context.on('request', (request) => {
		if (leadsAway(request, siteUrl))
			complain('other-host', `It leads the browser to another host: ${new URL(request.url()).origin}`, '');
	});
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
