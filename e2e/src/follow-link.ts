import type { Page } from '@playwright/test';

/** Follows a link that is not on the page. */
export async function followLink(page: Page, address: string): Promise<void> {
	await page.evaluate((href) => {
		const link = document.createElement('a');
		link.href = href;
		document.getElementById('main')?.append(link);
		link.click();
	}, address);
}
