/**
 * Presses again what was pressed before it was alive, as soon as it is: a button says by `data-early` that it waits
 * (`untilAlive` of shared-ui). Until then it looks pressed (`data-pressed`), and to press it once more changes nothing.
 */
export function keepEarlyPresses(): void {
	addEventListener(
		'click',
		(event) => {
			const button =
				event.target instanceof Element && event.target.closest<HTMLElement>('button[data-early]');
			if (!button) return;
			// The application may be about to take it over.
			event.stopPropagation();
			if ('pressed' in button.dataset) return;
			button.dataset.pressed = '';
			new MutationObserver((_, observer) => {
				observer.disconnect();
				delete button.dataset.pressed;
				button.click();
			}).observe(button, { attributeFilter: ['data-early'] });
		},
		true,
	);
}
