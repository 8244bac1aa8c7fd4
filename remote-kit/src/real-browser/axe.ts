import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What is against WCAG 2.2 AA on the page as it is now: one line per rule, with the elements. The good practices, which
 * are about headings and landmarks of a whole page, are asked of a whole page alone.
 */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
	const builder = new AxeBuilder({ page });
	const { violations } = await (part
		? builder.withTags(WCAG).include(part)
		: builder.withTags([...WCAG, 'best-practice'])
	).analyze();
	return violations.map(
		({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
	);
}
