/** What the focus may stand on, in document order */
const STOPS = 'summary, a[href], button:not(:disabled), input, select';

/** Every element beside the way from `inner` up to the body. */
function elementsBeside(inner: Element): HTMLElement[] {
	const parent = inner.parentElement;
	if (!parent || inner === document.body) return [];
	const beside = [...parent.children].filter((each) => each !== inner) as HTMLElement[];
	return [...beside, ...elementsBeside(parent)];
}

/** Keeps the Tab key between the first and the last stop of the open drawer. */
function keepInside(event: KeyboardEvent, drawer: HTMLElement): void {
	const stops = [...drawer.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
	const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
	if (drawer.contains(document.activeElement) && document.activeElement !== from) return;
	event.preventDefault();
	to?.focus();
}

/**
 * The drawer opens by itself (`<details>`). This puts the page behind it out of reach and still, keeps the focus inside,
 * and closes it on Escape, outside, after a choice, and in a window that has the whole menu.
 */
export function watchDrawer(): void {
	const drawer = document.getElementById('drawer');
	if (!(drawer instanceof HTMLDetailsElement)) return;
	let behind: HTMLElement[] = [];
	const follow = () => {
		document.documentElement.toggleAttribute('data-drawer', drawer.open);
		for (const element of behind) element.inert = false;
		behind = drawer.open ? elementsBeside(drawer).filter(({ inert }) => !inert) : [];
		for (const element of behind) element.inert = true;
	};
	drawer.addEventListener('toggle', follow);
	// Somebody was faster than the script.
	if (drawer.open) follow();
	addEventListener('keydown', (event) => {
		if (!drawer.open) return;
		if (event.key === 'Tab') keepInside(event, drawer);
		if (event.key !== 'Escape') return;
		drawer.open = false;
		drawer.querySelector('summary')?.focus();
	});
	addEventListener('click', ({ target }) => {
		if (!drawer.open || !(target instanceof Element)) return;
		// The veil is rendered by the drawer itself.
		if (target === drawer || !drawer.contains(target) || target.closest('a')) drawer.open = false;
	});
	matchMedia('(width > 960px)').addEventListener('change', () => {
		drawer.open = false;
	});
}
