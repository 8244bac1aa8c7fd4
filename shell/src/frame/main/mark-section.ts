/** Share of the window, from its top, that a part has to reach to be the one that is read */
const READING_LINE = 0.4;

/** Marks the link of a fixed sub-menu whose part is being read, while the page is scrolled. Returns an unsubscribe function. */
export function markSection(nav: HTMLElement): () => void {
	const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
	let frame = 0;
	function mark(): void {
		frame = 0;
		const line = innerHeight * READING_LINE;
		// Parts may be rendered after the menu, so that they are looked for each time.
		const top = ({ hash }: HTMLAnchorElement) =>
			document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
		const current = links.findLast((link) => top(link) <= line);
		for (const link of links) {
			if (link === current) link.setAttribute('aria-current', 'true');
			else link.removeAttribute('aria-current');
		}
	}
	const soon = () => {
		frame ||= requestAnimationFrame(mark);
	};
	addEventListener('scroll', soon, { passive: true });
	soon();
	return () => {
		removeEventListener('scroll', soon);
		cancelAnimationFrame(frame);
	};
}
