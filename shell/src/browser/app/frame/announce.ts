/** Announces to screen readers which page is shown, and takes the focus to its heading. */
export function announcePage(title: string): void {
	const main = document.getElementById('main');
	const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]') ?? main;
	heading?.focus({ preventScroll: true });
	const announcer = document.getElementById('announcer');
	if (announcer) announcer.textContent = title;
}
