let last: { html: string; page: Document } | undefined;

/** Server-rendered markup as a document, for questions about what it says: read it, never change it. No script runs in it. */
export function page(html: string): Document {
	// A test asks one page several questions, and reading markup is most of what they cost.
	if (last?.html !== html) last = { html, page: new DOMParser().parseFromString(html, 'text/html') };
	return last.page;
}

/** Texts of all elements that fit a selector, white space folded. */
export function textsOf(html: string, selector: string): string[] {
	return [...page(html).querySelectorAll(selector)].map((element) =>
		(element.textContent ?? '').replace(/\s+/g, ' ').trim(),
	);
}
