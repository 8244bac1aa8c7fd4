function takeFocusToHeading(): void {
	const main = document.getElementById('main');
	const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]') ?? main;
	heading?.focus({ preventScroll: true });
}

/** Announces to screen readers which page is shown, and takes the focus to its heading. */
export function announcePage(title: string): void {
	takeFocusToHeading();
	const announcer = document.getElementById('announcer');
	if (announcer) announcer.textContent = title;
}

/** Takes the focus to a heading that came after its page was announced, unless the visitor has gone on meanwhile. */
export function focusLateHeading(): void {
	const { activeElement, body } = document;
	const isWaiting = activeElement === null || activeElement === body || activeElement.id === 'main';
	if (isWaiting) takeFocusToHeading();
}
