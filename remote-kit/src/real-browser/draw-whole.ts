import type { Page } from 'playwright';

/**
 * Draws what is far below a first view at once, as the shell does with the first page that it turns: texts and sizes of what
 * is not drawn yet are empty, and change while it comes near.
 */
export const drawWhole = (page: Page): Promise<void> =>
	page.evaluate(() => document.documentElement.removeAttribute('data-first-view'));
