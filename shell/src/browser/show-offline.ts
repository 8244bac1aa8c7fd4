/** `lost`: the connection is gone; `held`: what was asked for cannot be had now. Empty: nothing to say. */
type Word = 'lost' | 'held' | '';

/** Shows or hides the frame's message about the connection, for boot script and application. */
export function showOffline(word: Word): void {
	const toast = document.querySelector<HTMLElement>('#offline > *');
	if (!toast) return;
	for (const each of toast.querySelectorAll<HTMLElement>('[data-word]'))
		each.hidden = each.dataset.word !== word;
	toast.hidden = word === '';
}
