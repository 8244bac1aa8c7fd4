const OF_REMOTES = 'link[rel="stylesheet"][href^="/-/remotes/"]';
const OF_SLOTS = '[data-slot] > link[rel="stylesheet"]';

function adopt(link: HTMLLinkElement): void {
	const { href } = link;
	link.getAttribute = (name) => (name === 'href' ? href : Element.prototype.getAttribute.call(link, name));
}

/**
 * A remote's loader looks for the style sheets of its chunks by absolute address, while documents name them by path.
 * Answering with the absolute address keeps it from adding each sheet a second time.
 */
export function adoptStyles(): void {
	for (const link of document.querySelectorAll<HTMLLinkElement>(OF_REMOTES)) adopt(link);
}

let kept: Promise<unknown> | undefined;

/** Resolves when the copy counts as well, or never will. */
function keep(link: HTMLLinkElement): Promise<unknown> {
	const copy = link.cloneNode() as HTMLLinkElement;
	if (link.matches(OF_REMOTES)) adopt(copy);
	return new Promise((resolve) => {
		copy.onload = copy.onerror = resolve;
		document.head.append(copy);
	});
}

/**
 * The document's sheets stand in its slots and go with them, while loaders take them for there. Before the first page
 * that replaces the document's, each gets a copy in the head, which the browser has already.
 */
export function keepStyles(): Promise<unknown> {
	kept ??= Promise.all([...document.querySelectorAll<HTMLLinkElement>(OF_SLOTS)].map(keep));
	return kept;
}
