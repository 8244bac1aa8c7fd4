import type { PageSlot } from '../../page/view/page-json.ts';

/** What brings the slots of a page to life in the browser. */
export interface SlotSurface {
	/** The element shows this slot from now on; called again when the page changes in place */
	show(element: HTMLElement, slot: PageSlot): void;
	leave(element: HTMLElement): void;
}
