import type { Page } from 'playwright';
import { watchListeners, watchTimers } from './held.ts';
import { type PageTouches, type WatchedWindow, watchOwnCode } from './watched-window.ts';
import { watchInnerWrites, watchWrites } from './writes.ts';

export type { PageTouches };

/** Has every document of a tab watch what the files of a version do to the page around its slots. */
export async function watchPage(
	page: Page,
	{ name, version }: { name: string; version: string },
): Promise<void> {
	await page.addInitScript(watchOwnCode, `/-/remotes/${name}/${version}/`);
	for (const script of [watchWrites, watchInnerWrites, watchTimers, watchListeners])
		await page.addInitScript(script);
}

/** What they did in the document that is shown. */
export function readTouches(page: Page): Promise<PageTouches> {
	return page.evaluate(() => {
		const { writes, counts } = (window as unknown as WatchedWindow).estateWatch;
		return { writes: [...writes], held: Object.assign({}, ...counts.map((count) => count())) };
	});
}
