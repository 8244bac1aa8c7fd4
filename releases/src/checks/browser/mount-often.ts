import { type CDPSession, errors, type Page } from 'playwright';
import { readTouches } from './watch/index.ts';

const MOUNTS = 50;
/** What is loaded once, and what caches hold, is there by then */
const WARM = 5;
/** Fewer would take what happened once for what happens each time */
const FEWEST = WARM + 10;
/** On a busy machine fewer mounts say enough, in milliseconds */
const LONGEST_MS = 10_000;
const STEP_MS = 5_000;
/** Slots that are there after it stand on the other page as well */
const STAY_MS = 2_000;
/** Less is kept by shell and engine themselves: some tens of KB for each slot */
const HEAP_PER_MOUNT_BYTES = 1024 * 1024;

/** What grew with each mount of a page's slots. */
export interface Growth {
	/** Slots that were mounted and taken away */
	slots: string[];
	mounts: number;
	/** Kind, such as `setInterval` or `bytes of memory`, and how many more with each mount */
	perMount: Record<string, number>;
}

async function countHeld(page: Page, session: CDPSession): Promise<Record<string, number>> {
	await session.send('HeapProfiler.collectGarbage');
	const { held } = await readTouches(page);
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	return { ...held, 'bytes of memory': usedSize };
}

const namesOn = (page: Page, remote: string): Promise<string[]> =>
	page.$$eval(`[data-slot-name^="${remote}."]`, (slots) =>
		slots.flatMap((slot) =>
			slot.querySelector(':scope > [data-slot-root]')?.childElementCount
				? [(slot as HTMLElement).dataset.slotName ?? '']
				: [],
		),
	);

/** Follows a link as the site does: no new document. False where it leads elsewhere. */
async function follow(page: Page, path: string): Promise<boolean> {
	await page.evaluate((to) => {
		const link = document.createElement('a');
		link.href = to;
		document.body.append(link);
		link.click();
		link.remove();
	}, path);
	const there = page.waitForFunction((to) => location.pathname === to, path, { timeout: STEP_MS });
	return there.then(
		() => true,
		() => false,
	);
}

const gone = (page: Page, slots: string[], timeout = STEP_MS) =>
	page.waitForFunction(
		(names) => !names.some((name) => document.querySelector(`[data-slot-name="${name}"]`)),
		slots,
		{ timeout },
	);

const back = (page: Page, slots: string[]) =>
	page.waitForFunction(
		(names) =>
			names.every((name) => {
				const slot = document.querySelector(`[data-slot-name="${name}"] > [data-slot-root]`);
				slot?.scrollIntoView({ block: 'center' });
				return slot?.hasAttribute('data-slot-alive');
			}),
		slots,
		{ timeout: STEP_MS },
	);

/** Back to the slots and away again. False where the page does not follow in time: what is slow or asleep is another check's. */
async function mountOnce(page: Page, slots: string[]): Promise<boolean> {
	try {
		await page.evaluate(() => history.back());
		await back(page, slots);
		await page.evaluate(() => history.forward());
		await gone(page, slots);
		return true;
	} catch (error) {
		if (error instanceof errors.TimeoutError) return false;
		throw error;
	}
}

/**
 * Mounts the living slots of the page that is shown fifty times, by going to `away` and back, and says what grew with each
 * time. Undefined where nothing of them goes away, where they do not come back in time often enough to say anything, or
 * where the site answers `away` with a new document.
 */
export async function mountOften(
	page: Page,
	remote: string,
	living: readonly string[],
	away: string,
): Promise<Growth | undefined> {
	const before = (await namesOn(page, remote)).filter((name) => living.includes(name));
	await page.evaluate(() => Object.assign(window, { estateSame: true }));
	if (!(await follow(page, away))) return undefined;
	await gone(page, before, STAY_MS).catch(() => {});
	const stay = await namesOn(page, remote);
	const slots = before.filter((name) => !stay.includes(name));
	const isSame = await page.evaluate(() => 'estateSame' in window);
	if (slots.length === 0 || !isSame) return undefined;
	const session = await page.context().newCDPSession(page);
	const until = Date.now() + LONGEST_MS;
	let first: Record<string, number> = {};
	let mounts = 0;
	while (mounts < MOUNTS && (mounts < FEWEST || Date.now() < until)) {
		if (!(await mountOnce(page, slots))) break;
		mounts += 1;
		if (mounts === WARM) first = await countHeld(page, session);
	}
	const last = await countHeld(page, session);
	await session.detach();
	if (mounts < FEWEST) return undefined;
	return { slots, mounts, perMount: growth(first, last, mounts - WARM) };
}

/** What grew by one with each mount, or nearly; memory by more than what an engine does by itself. */
function growth(
	first: Record<string, number>,
	last: Record<string, number>,
	mounts: number,
): Record<string, number> {
	return Object.fromEntries(
		Object.entries(last)
			.map(([kind, count]) => [kind, (count - (first[kind] ?? 0)) / mounts] as const)
			.filter(([kind, each]) => each >= (kind === 'bytes of memory' ? HEAP_PER_MOUNT_BYTES : 0.75)),
	);
}
