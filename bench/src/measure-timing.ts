import type { Browser, Page } from 'playwright';
import type { Template } from './templates.ts';
import { prepareVisitor } from './visitor.ts';

/** Milliseconds from the start of the navigation. */
export interface TimingFigures {
	/** Largest Contentful Paint */
	lcp: number;
	/** The last slot with code has come alive */
	hydrated: number;
}

/** As the tools of browser makers define Slow 4G; bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU_SLOWDOWN = 4;
const RUNS = 3;

/** Notes paints and the time at which React takes a slot over; runs in the page before anything of it. */
function watchTimings(): void {
	const holder = window as unknown as { lcp: number; hydrated: number; looks: number };
	holder.looks = 0;
	holder.lcp = 0;
	holder.hydrated = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) holder.lcp = entry.startTime;
	}).observe({ type: 'largest-contentful-paint', buffered: true });
	const alive = new Set<Element>();
	const look = () => {
		for (const element of document.querySelectorAll('[data-slot] *'))
			if (!alive.has(element) && Object.keys(element).some((key) => key.startsWith('__reactContainer'))) {
				alive.add(element);
				holder.hydrated = performance.now();
			}
		holder.looks++;
		setTimeout(look, 50);
	};
	look();
}

/** Waits until the page has nothing to do any more, and what came alive last has been noted. */
async function untilNoted(page: Page): Promise<void> {
	const looks = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				// A page that is not painted is never idle.
				const idle = (next: () => void) => requestIdleCallback(next, { timeout: 2_000 });
				idle(() => idle(() => resolve((window as unknown as { looks: number }).looks)));
			}),
	);
	await page.waitForFunction((before) => (window as unknown as { looks: number }).looks > before + 1, looks);
}

const median = (values: number[]) =>
	values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function once(browser: Browser, siteUrl: string, template: Template): Promise<TimingFigures> {
	const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'nl-BE' });
	try {
		await prepareVisitor(context, siteUrl, template);
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await page.addInitScript(watchTimings);
		await session.send('Network.enable');
		await session.send('Network.emulateNetworkConditions', SLOW_4G);
		await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
		await page.goto(siteUrl + template.path, { waitUntil: 'load', timeout: 60_000 });
		await page.waitForLoadState('networkidle', { timeout: 60_000 });
		await untilNoted(page);
		return await page.evaluate(() => {
			const { lcp, hydrated } = window as unknown as TimingFigures;
			return { lcp, hydrated };
		});
	} finally {
		await context.close();
	}
}

/** Median of three first loads on a phone under Slow 4G with a CPU four times slower. */
export async function measureTiming(
	browser: Browser,
	siteUrl: string,
	template: Template,
): Promise<TimingFigures> {
	const runs: TimingFigures[] = [];
	for (let run = 0; run < RUNS; run++) runs.push(await once(browser, siteUrl, template));
	return { lcp: median(runs.map(({ lcp }) => lcp)), hydrated: median(runs.map(({ hydrated }) => hydrated)) };
}
