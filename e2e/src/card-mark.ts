import { expect } from '@playwright/test';
import { TEST_SITE_URL } from './test-stack.ts';

/** The list whose cards `publishMarkedCards` marks. */
export const MARKED_LIST = '/nl/te-koop/';

/** The version that marked the cards of a new view; undefined where they bear no mark. */
export async function cardMark(): Promise<string | undefined> {
	const html = await (await fetch(TEST_SITE_URL + MARKED_LIST)).text();
	return /data-card="([^"]+)"/.exec(html)?.[1];
}

/** Milliseconds until new views show this mark: reported, and no reason to fail. */
export async function timeUntilMark(mark: string | undefined): Promise<number> {
	const started = performance.now();
	await expect.poll(cardMark, { intervals: [25] }).toBe(mark);
	return performance.now() - started;
}
