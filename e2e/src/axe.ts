import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is against WCAG 2.2 AA or good practice on the page as it is now: one line per rule, with the elements. */
export async function axeViolations(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
	return violations.map(
		({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
	);
}
