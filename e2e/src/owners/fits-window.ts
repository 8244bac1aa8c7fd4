import { expect, type Page } from '@playwright/test';
import { drawWhole } from '../draw-whole.ts';

/** No page is wider than its window, at each of these widths. */
export async function expectToFit(page: Page, widths: readonly number[] = [1440, 820, 360]): Promise<void> {
	await drawWhole(page);
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(wider, `${width} px`).toBe(0);
	}
}
