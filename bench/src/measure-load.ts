import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { measureStyles, type StyleFigures } from './measure-styles.ts';
import type { Template } from './templates.ts';
import { prepareVisitor } from './visitor.ts';

/** What the first load of a page costs a browser with an empty cache. Bytes are as they travel (compressed bodies). */
export interface LoadFigures extends StyleFigures {
	/** Bytes of everything, pictures and fonts included */
	all: number;
	/** Bytes of JavaScript bodies, with what comes when the page is idle */
	js: number;
	/** Of these, the ones asked for before the page's load event: what a visitor waits for who only reads */
	jsAtLoad: number;
	/** Bytes of JavaScript bodies once the visitor has pressed a key as well, and all that this asked for is there */
	jsTouched: number;
	/** Bytes of style sheet bodies */
	css: number;
	/** Bytes of the document */
	html: number;
	/** Requests for document, scripts, styles and JSON of the site (no pictures, no fonts) */
	requests: number;
	/** Longest chain of requests that had to wait for each other, the document being the first */
	roundTrips: number;
	/** Cumulative layout shift */
	layoutShift: number;
	/** Elements of the document once all its slots are alive */
	nodes: number;
}

interface Seen {
	url: string;
	type: string;
	/** URL of the resource that asked for it */
	askedBy: string | undefined;
	bytes: number;
	/** Seconds, on the browser's clock */
	at: number;
}

const QUIET_MS = 500;
const COUNTED = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR', 'Preload', 'Other']);
const KIND_BY_NAME: readonly (readonly [RegExp, string])[] = [
	[/\.m?js(\?|$)/, 'Script'],
	[/\.css(\?|$)/, 'Stylesheet'],
];

const kindOf = ({ url, type }: Seen) => KIND_BY_NAME.find(([name]) => name.test(url))?.[1] ?? type;

interface Recording {
	seen: Map<string, Seen>;
	/** Requests that have no end yet */
	open: Set<string>;
	/** When the load event came; infinity before it */
	loadedAt(): number;
}

async function recordRequests(session: CDPSession): Promise<Recording> {
	const seen = new Map<string, Seen>();
	const open = new Set<string>();
	let loadedAt = Number.POSITIVE_INFINITY;
	await session.send('Network.enable');
	await session.send('Page.enable');
	session.on('Page.loadEventFired', ({ timestamp }) => {
		loadedAt = timestamp;
	});
	await session.send('Network.setCacheDisabled', { cacheDisabled: false });
	session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
		const frames = initiator.stack?.callFrames ?? [];
		const askedBy = initiator.url ?? frames.find(({ url }) => url.startsWith('http'))?.url;
		open.add(requestId);
		seen.set(requestId, { url: request.url, type: type ?? 'Other', askedBy, bytes: 0, at: timestamp });
	});
	session.on('Network.responseReceived', ({ requestId, response }) => {
		const request = seen.get(requestId);
		const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length');
		if (request && length) request.bytes = Number(length[1]);
	});
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		open.delete(requestId);
		const request = seen.get(requestId);
		if (request) request.bytes ||= encodedDataLength;
	});
	session.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId));
	return { seen, open, loadedAt: () => loadedAt };
}

const countedOf = (seen: Recording['seen']) =>
	[...seen.values()].filter(({ type, url }) => COUNTED.has(type) && !/\/media\/|\.woff2|favicon/.test(url));

const bytesOf = (requests: readonly Seen[], kind: string) =>
	requests.filter((request) => kindOf(request) === kind).reduce((total, { bytes }) => total + bytes, 0);

function chainLength(request: Seen, byUrl: ReadonlyMap<string, Seen>, below = new Set<string>()): number {
	const parent = request.askedBy === undefined ? undefined : byUrl.get(request.askedBy);
	if (!parent || below.has(parent.url)) return request.type === 'Document' ? 1 : 2;
	return 1 + chainLength(parent, byUrl, new Set([...below, request.url]));
}

/**
 * Counts layout shifts from the first paint with the page's fonts on (before, words take their places in them, which
 * depends on the fonts that this machine has); runs in the page before anything of it.
 */
function watchLayoutShift(): void {
	const holder = window as unknown as { layoutShift: number };
	holder.layoutShift = 0;
	let fontsAt = Number.POSITIVE_INFINITY;
	addEventListener('DOMContentLoaded', async () => {
		// A layout asks for the fonts: before the first of them none is missing, and all would be ready.
		document.documentElement.getBoundingClientRect();
		await document.fonts.ready;
		// The first frame from now on is the one in which they take their places.
		requestAnimationFrame(() =>
			requestAnimationFrame(() => {
				fontsAt = performance.now();
			}),
		);
	});
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & {
			value: number;
			hadRecentInput: boolean;
		})[])
			if (!entry.hadRecentInput && entry.startTime > fontsAt) holder.layoutShift += entry.value;
	}).observe({ type: 'layout-shift', buffered: true });
}

/** Looks at a page without a change between them, until its elements count as settled */
const SAME_LOOKS = 4;
const MOST_LOOKS = 40;

/** Elements once what is alive has shed what it does not show: a slow browser does so some time after the code is there. */
async function settledNodes(page: Page): Promise<number> {
	let [last, same] = [-1, 0];
	for (let look = 0; look < MOST_LOOKS && same < SAME_LOOKS; look++) {
		const now = await page.evaluate(() => document.querySelectorAll('*').length);
		same = now === last ? same + 1 : 0;
		last = now;
		await delay(QUIET_MS);
	}
	return last;
}

/**
 * Waits until nothing is on the way, nothing was asked for in a while, and the page has nothing to do: what a busy machine
 * still evaluates asks for more. The browser's own sign of a quiet network comes only once a page, and before that.
 */
async function untilQuiet(page: Page, { seen, open }: Recording): Promise<void> {
	for (let known = -1; known !== seen.size || open.size > 0; ) {
		known = seen.size;
		await page.evaluate(
			() =>
				new Promise<void>((resolve) => {
					const idle = (next: () => void) => requestIdleCallback(next, { timeout: 2_000 });
					idle(() => idle(resolve));
				}),
		);
		await delay(QUIET_MS);
	}
}

/** Opens a page and leaves it alone until all its slots that want to be alive are. */
async function settle(page: Page, url: string, recording: Recording): Promise<void> {
	await page.goto(url, { waitUntil: 'load' });
	// The application comes at the latest when the page is idle; it counts as part of the first load.
	await page.waitForFunction(() =>
		performance.getEntriesByType('resource').some(({ name }) => /\/-\/shell\/app\./.test(name)),
	);
	await untilQuiet(page, recording);
}

/** First load of a page in a fresh browser context at 1440×900. */
export async function measureLoad(
	browser: Browser,
	siteUrl: string,
	template: Pick<Template, 'path' | 'isOwners'>,
): Promise<LoadFigures> {
	const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-BE' });
	try {
		await prepareVisitor(context, siteUrl, template);
		const page = await context.newPage();
		await page.addInitScript(watchLayoutShift);
		const recording = await recordRequests(await context.newCDPSession(page));
		const { seen, loadedAt } = recording;
		await settle(page, siteUrl + template.path, recording);
		const requests = countedOf(seen);
		const byUrl = new Map(requests.map((request) => [request.url, request]));
		const figures = {
			all: [...seen.values()].reduce((total, { bytes }) => total + bytes, 0),
			js: bytesOf(requests, 'Script'),
			jsAtLoad: bytesOf(
				requests.filter(({ at }) => at < loadedAt()),
				'Script',
			),
			css: bytesOf(requests, 'Stylesheet'),
			html: bytesOf(requests, 'Document'),
			requests: requests.length,
			roundTrips: Math.max(...requests.map((request) => chainLength(request, byUrl))),
			layoutShift: await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift),
			nodes: await settledNodes(page),
		};
		const styles = await measureStyles(page);
		// Last: nothing of the above is of a page that was touched.
		await page.keyboard.press('Tab');
		await untilQuiet(page, recording);
		return { ...figures, ...styles, jsTouched: bytesOf(countedOf(seen), 'Script') };
	} finally {
		await context.close();
	}
}
