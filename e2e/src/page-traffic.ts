import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

interface Traffic {
	begun: number;
	underWay: Set<Request>;
}

const trafficOf = new WeakMap<Page, Traffic>();

function watchPage(page: Page): void {
	if (trafficOf.has(page)) return;
	const traffic: Traffic = { begun: 0, underWay: new Set() };
	trafficOf.set(page, traffic);
	page.on('request', (request) => {
		// A beacon is sent and forgotten: browsers do not always say that it arrived.
		if (request.resourceType() === 'ping') return;
		traffic.begun++;
		traffic.underWay.add(request);
	});
	for (const event of ['requestfinished', 'requestfailed'] as const)
		page.on(event as 'requestfinished', (request) => traffic.underWay.delete(request));
}

/** Follows what the pages of a context ask for, so that a test can wait until one asks for nothing. */
export function watchTraffic(context: BrowserContext): void {
	for (const page of context.pages()) watchPage(page);
	context.on('page', watchPage);
}

/** Runs in the browser: ends when what was to be done when idle is done. A page that is not painted has none. */
export const untilIdle = () =>
	new Promise<void>((resolve) => {
		const idle = (next: () => void) => requestIdleCallback(next, { timeout: 2_000 });
		idle(() => idle(() => resolve()));
	});

/** Has the page nothing to do, and has it asked for nothing meanwhile? */
async function isQuiet(page: Page, traffic: Traffic): Promise<boolean> {
	const { begun } = traffic;
	try {
		await page.evaluate(untilIdle);
	} catch {
		// On its way to another document.
		return false;
	}
	return traffic.underWay.size === 0 && traffic.begun === begun;
}

/** Runs in the browser: ends when fonts are there, nothing moves, and what was rendered has been reported to observers. */
async function untilRendered(): Promise<void> {
	// What is not shown, as in a closed drawer, stands still in the middle of its animation; what follows a scroll position
	// has no end.
	const ends = ({ effect, timeline }: Animation) =>
		timeline === document.timeline &&
		(effect as KeyframeEffect).target?.checkVisibility() &&
		effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
	await document.fonts.ready;
	await Promise.allSettled(
		document
			.getAnimations()
			.filter(ends)
			.map(({ finished }) => finished),
	);
	for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
	await new Promise((resolve) => setTimeout(resolve));
}

/** Waits until the page looks as it will: fonts, transitions, and the frames after them. */
export const untilStill = (page: Page): Promise<void> => page.evaluate(untilRendered);

/** Waits until all that the page asked for is there and it has nothing more to do: what has not happened by then, does not. */
export async function untilQuiet(page: Page): Promise<void> {
	const traffic = trafficOf.get(page);
	if (!traffic) throw new Error('The traffic of this page is not watched: watchTraffic comes before it.');
	const message = () => `under way: ${[...traffic.underWay].map((request) => request.url()).join(' ')}`;
	await expect
		.poll(() => isQuiet(page, traffic), { intervals: [10, 20, 50, 100], timeout: 30_000 })
		.toBe(true)
		.catch((error: Error) => {
			throw new Error(`The page does not come to rest; ${message()}`, { cause: error });
		});
}
