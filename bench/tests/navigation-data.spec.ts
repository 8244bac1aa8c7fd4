import { expect, test } from '@playwright/test';
import { TEST_SITE_URL } from '../../e2e/src/test-stack.ts';
import { NAVIGATION_DATA } from '../src/budgets.ts';
import { prepareVisitor } from '../src/visitor.ts';

const STEPS = [
	{ link: 'nav a[href*="page=2"]', leadsTo: /page=2/, asks: '/api/v1/properties?' },
	{ link: 'main ul article a', leadsTo: /\/\d+\/$/, asks: '/api/v1/properties/' },
];

test('a step from page to page asks for little data', async ({ page, context }) => {
	await prepareVisitor(context, TEST_SITE_URL, {});
	const session = await context.newCDPSession(page);
	const asked = new Map<string, { url: string; bytes?: number }>();
	await session.send('Network.enable');
	session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
		if (type === 'Fetch') asked.set(requestId, { url: request.url });
	});
	const ended = (requestId: string, bytes: number) => {
		const request = asked.get(requestId);
		if (request) request.bytes = bytes;
	};
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
		ended(requestId, encodedDataLength),
	);
	// Given up by the page, or a HEAD.
	session.on('Network.loadingFailed', ({ requestId }) => ended(requestId, 0));

	await page.goto(`${TEST_SITE_URL}/nl/te-koop/`);
	await page.waitForLoadState('networkidle');
	for (const { link, leadsTo, asks } of STEPS) {
		asked.clear();
		await page.locator(link).first().click();
		await page.waitForURL(leadsTo);
		await expect
			.poll(() => asked.size > 0 && [...asked.values()].every(({ bytes }) => bytes !== undefined))
			.toBe(true);
		const requests = [...asked.values()];
		expect(requests.map(({ url }) => url).join('\n')).toContain(asks);
		const bytes = requests.reduce((total, request) => total + (request.bytes ?? 0), 0);
		expect(bytes, JSON.stringify(requests, null, 1)).toBeLessThanOrEqual(NAVIGATION_DATA);
	}
});
