/** Pixels between the dialog and what the keyboard scrolls into view */
const GAP_PX = 16;

/** While the dialog is shown, what gets the focus is scrolled clear of it (WCAG 2.4.11), and the page's end can be read. */
export function keepRoom(dialog: HTMLElement, signal: AbortSignal): void {
	const root = document.documentElement.style;
	const observer = new ResizeObserver(() => {
		const height = `${Math.ceil(innerHeight - dialog.getBoundingClientRect().top) + GAP_PX}px`;
		root.setProperty('scroll-padding-bottom', height);
		root.setProperty('--consent-room', height);
	});
	observer.observe(dialog);
	signal.addEventListener('abort', () => {
		observer.disconnect();
		root.removeProperty('scroll-padding-bottom');
		root.removeProperty('--consent-room');
	});
}
