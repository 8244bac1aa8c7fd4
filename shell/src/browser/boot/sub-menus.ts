/** A pointer that only passes opens nothing, and one that strays for a short time closes nothing, in milliseconds */
const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 280;

/** Adds to a sub-list of the menu that pointing at its entry opens it (WCAG 1.4.13: it can be pointed at, stays, and Escape dismisses it). */
function follow(list: HTMLDetailsElement, entry: HTMLElement): void {
	let timer = 0;
	let isPointed = false;
	const later = (isOpen: boolean, wait: number) => {
		clearTimeout(timer);
		timer = window.setTimeout(() => {
			isPointed = isOpen;
			list.open = isOpen;
		}, wait);
	};
	entry.addEventListener('pointerenter', ({ pointerType }) => {
		if (pointerType === 'mouse' && !list.open) later(true, OPEN_AFTER_MS);
		else clearTimeout(timer);
	});
	entry.addEventListener('pointerleave', ({ pointerType }) => {
		if (pointerType === 'mouse' && !entry.querySelector(':focus-visible')) later(false, CLOSE_AFTER_MS);
	});
	entry.addEventListener('focusout', ({ relatedTarget }) => {
		if (relatedTarget && !entry.contains(relatedTarget as Node)) list.open = false;
	});
	entry.addEventListener('click', (event) => {
		const { target } = event;
		if (!(target instanceof Element)) return;
		clearTimeout(timer);
		// The click of anyone who came to open it does not close what pointing opened.
		if (isPointed && list.open && target.closest('summary')) event.preventDefault();
		isPointed = false;
		if (target.closest('a')) list.open = false;
	});
}

/** The sub-lists of the wide menu: opened by pointing, closed by Escape, a click elsewhere and a choice. */
export function watchSubMenus(): void {
	const lists = [...document.querySelectorAll<HTMLDetailsElement>('details[data-submenu][name]')];
	for (const list of lists) if (list.parentElement) follow(list, list.parentElement);
	const close = (isKept: (list: HTMLDetailsElement) => boolean) => {
		for (const list of lists) if (list.open && !isKept(list)) list.open = false;
	};
	addEventListener('keydown', ({ key }) => {
		if (key !== 'Escape') return;
		const focused = lists.find((list) => list.open && list.contains(document.activeElement));
		close(() => false);
		focused?.querySelector('summary')?.focus();
	});
	addEventListener('click', ({ target }) =>
		close(({ parentElement }) => !!parentElement?.contains(target as Node)),
	);
}
