import { closesOnBack } from './closes-on-back.ts';

const DRAWER = '#drawer';
/** Share of the window's width and height from which on something covers the page */
const COVERING = 0.8;

const releases = new Map<Element, () => void>();
let isWatching = false;

/** With CloseWatcher the browser itself closes dialogs and popovers. */
const closesItself = 'CloseWatcher' in window;

function isCover(element: Element): boolean {
	if (element.matches(DRAWER)) return element.matches('[open]');
	if (closesItself || !element.matches('dialog:modal, :popover-open')) return false;
	const { width, height } = element.getBoundingClientRect();
	return width >= innerWidth * COVERING && height >= innerHeight * COVERING;
}

function close(element: Element): void {
	releases.delete(element);
	if (element instanceof HTMLDialogElement) element.close();
	else if (element instanceof HTMLDetailsElement) element.open = false;
	else (element as HTMLElement).hidePopover();
}

function follow(target: EventTarget | null): void {
	if (!(target instanceof Element)) return;
	const release = releases.get(target);
	if (!isCover(target)) {
		releases.delete(target);
		release?.();
	} else if (!release)
		releases.set(
			target,
			closesOnBack(() => close(target)),
		);
}

/** Has Back close what lies over the page: the menu of small windows, pictures, the sheet of filters, whosever they are. */
export function watchCovers(): void {
	if (isWatching) return;
	isWatching = true;
	document.addEventListener('toggle', ({ target }) => follow(target), { capture: true });
	// Not every browser has a toggle event for dialogs.
	new MutationObserver((changes) => {
		for (const { target } of changes) if (target instanceof HTMLDialogElement) follow(target);
	}).observe(document, { subtree: true, attributeFilter: ['open'] });
	for (const open of document.querySelectorAll(`${DRAWER}[open], dialog:modal, :popover-open`)) follow(open);
}
