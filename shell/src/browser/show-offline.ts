/** `notice`: the connection is gone; `held`: what was asked for cannot be had now. Empty: nothing to say. */
type Word = 'notice' | 'held' | '';

/** Shows or hides the frame's notice about the connection. Boot script and application both say it. */
export function showOffline(word: Word): void {
	const notice = document.querySelector<HTMLElement>('#offline > *');
	if (!notice) return;
	for (const each of notice.querySelectorAll<HTMLElement>('[data-word]'))
		each.hidden = each.dataset.word !== word;
	notice.hidden = word === '';
}
