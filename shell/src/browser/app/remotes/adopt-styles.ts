/**
 * A remote's loader looks for the style sheets of its chunks by absolute address, while documents name them by path.
 * Answering with the absolute address keeps it from adding each sheet a second time.
 */
export function adoptStyles(): void {
	for (const link of document.querySelectorAll<HTMLLinkElement>(
		'link[rel="stylesheet"][href^="/-/remotes/"]',
	)) {
		const { href } = link;
		link.getAttribute = (name) => (name === 'href' ? href : Element.prototype.getAttribute.call(link, name));
	}
}
