/** Server-rendered markup as a document, for questions about what it says. No script runs in it. */
export function page(html: string): Document {
	return new DOMParser().parseFromString(html, 'text/html');
}

/** Texts of all elements that fit a selector, white space folded. */
export function textsOf(html: string, selector: string): string[] {
	return [...page(html).querySelectorAll(selector)].map((element) =>
		(element.textContent ?? '').replace(/\s+/g, ' ').trim(),
	);
}
