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
	const uncover = await uncoverPage(page);
	try {
		return await page.evaluate(
			async ({ include, options }) => {
				const context = include ? { include } : document;
				const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
				return violations;
			},
			{ include: part && [part], options },
		);
	} finally {
		await uncover();
	}
}

/**
 * Makes what spans the window and lets every click through, such as the box that the header sticks in, as small as what is in it: axe
 * takes all texts below such a box for covered, and judges no colour of them. Returns what puts it back.
 */
async function uncoverPage(page: Page): Promise<() => Promise<void>> {
	const covers = await page.evaluateHandle(() => {
		const spans = (element: HTMLElement) =>
			element.offsetWidth >= document.documentElement.clientWidth && element.offsetHeight >= innerHeight;
		const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
			const { pointerEvents, position } = getComputedStyle(element);
			return pointerEvents === 'none' && position === 'absolute' && spans(element);
		});
		return found.map((element) => {
			const before = element.style.bottom;
			element.style.bottom = 'auto';
			return { element, before };
		});
	});
	return async () => {
		await covers.evaluate((all) => {
			for (const { element, before } of all) element.style.bottom = before;
		});
		await covers.dispose();
	};
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
