import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';
import { trustIn } from './proxy-certificate.ts';

/**
 * How Chromium gets a page, as its own timing says: `h3` or `h2`. `startsWithQuic` leaves out the first visit, at which a
 * browser learns from `Alt-Svc` that there is HTTP/3; it then comes by nothing else.
 */
export async function protocolOfBrowser(
	{ url, certificate }: { url: string; certificate: string },
	path: string,
	{ startsWithQuic }: { startsWithQuic: boolean },
): Promise<string> {
	const { executablePath, args = [] } = await chromiumLaunch();
	const browser = await chromium.launch({
		...(executablePath ? { executablePath } : {}),
		args: [
			...args.filter((each) => each !== '--disable-quic'),
			trustIn(certificate),
			...(startsWithQuic ? [`--origin-to-force-quic-on=${new URL(url).host}`] : []),
		],
	});
	try {
		const page = await browser.newPage();
		await page.goto(`${url}${path}`);
		return await page.evaluate(() => {
			const [navigation] = performance.getEntriesByType('navigation');
			return (navigation as PerformanceNavigationTiming).nextHopProtocol;
		});
	} finally {
		await browser.close();
	}
}
