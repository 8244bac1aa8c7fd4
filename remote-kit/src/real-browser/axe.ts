import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { drawWhole } from './draw-whole.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Frames answer axe in the page that holds them, whatever their origin. */
const SCRIPT = `${axe.source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`;

/** In the page itself: axe's own builder opens a tab for each look, which takes eight times as long. */
async function violationsOf(page: Page, part?: string): Promise<AxeResults['violations']> {
	await drawWhole(page);
	await Promise.all(
		page.frames().map((frame) =>
			frame.evaluate(SCRIPT).catch((error) => {
				// A frame that went meanwhile has nothing to look at.
				if (!frame.isDetached()) throw error;
			}),
		),
	);
	const options: RunOptions = {
		runOnly: { type: 'tag', values: part ? WCAG : [...WCAG, 'best-practice'] },
		resultTypes: ['violations'],
	};
	return page.evaluate(
		async ({ include, options }) => {
			const context = include ? { include } : document;
			const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
			return violations;
		},
		{ include: part && [part], options },
	);
}

/**
 * What is against WCAG 2.2 AA on the page as it is now: one line per rule, with the elements. The good practices, which
 * are about headings and landmarks of a whole page, are asked of a whole page alone.
 */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
	const violations = await violationsOf(page, part);
	return violations.map(
		({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
	);
}
