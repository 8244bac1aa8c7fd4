import AxeBuilder from '@axe-core/playwright';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Of a part, in the page itself: the builder opens a tab for each look and goes through every frame, which takes longer than the looking. */
async function violationsOfPart(page: Page, part: string): Promise<AxeResults['violations']> {
	await page.evaluate(axe.source);
	const options: RunOptions = { runOnly: { type: 'tag', values: WCAG }, resultTypes: ['violations'] };
	return page.evaluate(
		async ({ include, options }) => {
			const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ include }, options);
			return violations;
		},
		{ include: [part], options },
	);
}

async function violationsOfPage(page: Page): Promise<AxeResults['violations']> {
	const { violations } = await new AxeBuilder({ page }).withTags([...WCAG, 'best-practice']).analyze();
	return violations;
}

/**
 * What is against WCAG 2.2 AA on the page as it is now: one line per rule, with the elements. The good practices, which
 * are about headings and landmarks of a whole page, are asked of a whole page alone.
 */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
	const violations = await (part ? violationsOfPart(page, part) : violationsOfPage(page));
	return violations.map(
		({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
	);
}
