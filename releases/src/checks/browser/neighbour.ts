import type { Page } from 'playwright';

const EVENTS = [
	'pointerdown',
	'mousedown',
	'click',
	'keydown',
	'keyup',
	'input',
	'change',
	'submit',
	'focusin',
	'touchstart',
	'wheel',
];

/**
 * What another slot on the page would not hear, or could not do: events of a slot that stands beside all others are sent
 * through the document, as they come from every other remote's. Returns lines such as `click does not reach it`.
 */
export function hushedEvents(page: Page): Promise<string[]> {
	return page.evaluate((types) => {
		const slot = document.createElement('div');
		slot.dataset.slotName = 'beside.all';
		const part = document.createElement('div');
		slot.append(part);
		document.body.append(slot);
		const found: string[] = [];
		for (const type of types) {
			let isHeard = false;
			// As React listens: at the root of the slot.
			slot.addEventListener(type, () => {
				isHeard = true;
			});
			const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
			part.dispatchEvent(event);
			if (!isHeard) found.push(`${type} does not reach it`);
			else if (event.defaultPrevented) found.push(`${type} has no effect there`);
		}
		slot.remove();
		return found;
	}, EVENTS);
}
