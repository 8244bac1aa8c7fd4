import { expect, type Page } from '@playwright/test';

const MOST_STOPS = 60;
/** How long a page may take to scroll to what has the focus: only what is wrong waits for its end */
const SCROLLS_WITHIN_MS = 5_000;

interface Stop {
	name: string;
	complaint: string;
}

/** What has the focus now; undefined where the walk has left the page. Runs in the browser. */
function focusedStop(): Stop | undefined {
	const element = document.activeElement;
	if (!element || element === document.body) return undefined;
	const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
	const name = `${element.tagName.toLowerCase()} ${element.getAttribute('name') ?? ''} ${text.trim().slice(0, 40)}`;
	// A card or a row shows the focus of its link, a styled radio button that of the input under it.
	const bearers = [
		element,
		element.nextElementSibling,
		element.closest('article'),
		element.closest('tr'),
		element.parentElement,
	];
	const isMarked = bearers.some((bearer) => {
		if (!bearer) return false;
		const { outlineStyle, outlineWidth } = getComputedStyle(bearer);
		return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
	});
	if (!isMarked) return { name, complaint: 'the focus is not to be seen' };
	const box = element.getBoundingClientRect();
	const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
	if (!isInView || box.width === 0) return { name, complaint: 'the focus is outside the window' };
	// Of a styled button the label is seen; what holds the element is behind it, and anything else lies over it.
	const shown = element.closest('label') ?? element;
	const isUncovered = [...shown.getClientRects()].some(({ left, top, width, height }) =>
		[0.02, 0.25, 0.5, 0.75, 0.98].some((down) =>
			[0.02, 0.25, 0.5, 0.75, 0.98].some((along) => {
				const hit = document.elementFromPoint(left + along * width, top + down * height);
				return hit && (shown.contains(hit) || hit.contains(shown));
			}),
		),
	);
	return { name, complaint: isUncovered ? '' : 'something lies over the focus' };
}

/** Walks through the page from its start, or backwards from its end: the stops in order, each with what is wrong with it. */
export async function walkByKeyboard(
	page: Page,
	{ key = 'Tab', atMost = MOST_STOPS }: { key?: 'Tab' | 'Shift+Tab'; atMost?: number } = {},
): Promise<Stop[]> {
	const stops: Stop[] = [];
	while (stops.length < atMost) {
		await page.keyboard.press(key);
		let stop = await page.evaluate(focusedStop);
		// The page may still be on its way there.
		if (stop?.complaint)
			await expect
				.poll(
					async () => {
						stop = await page.evaluate(focusedStop);
						return stop?.complaint;
					},
					{ timeout: SCROLLS_WITHIN_MS },
				)
				.toBeFalsy()
				.catch(() => {});
		if (!stop) break;
		stops.push(stop);
	}
	return stops;
}
