function takeFocusToHeading(): void {
	const heading = document.querySelector<HTMLElement>('#main h1[tabindex]');
	(heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** Announces to screen readers which page is shown, and takes the focus to its heading. */
export function announcePage(title: string): void {
	takeFocusToHeading();
	const announcer = document.getElementById('announcer');
	if (announcer) announcer.textContent = title;
}

/** Takes the focus to a heading that came after its page was announced, unless the visitor has gone on meanwhile. */
export function focusLateHeading(): void {
	if (document.activeElement?.matches('body, #main')) takeFocusToHeading();
}
