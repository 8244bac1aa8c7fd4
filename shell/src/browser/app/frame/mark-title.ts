/** The title with its mark, as it was last written; another title has replaced it when they differ. */
let marked: { title: string; plain: string } | undefined;

/** Puts a word before the document's title, or takes it away. A page that has been left has its own title. */
export function markTitle(prefix: string | undefined): void {
	const plain = marked?.title === document.title ? marked.plain : document.title;
	// A title that the server marked already
	const base = prefix && plain.startsWith(`${prefix} `) ? plain.slice(prefix.length + 1) : plain;
	document.title = prefix ? `${prefix} ${base}` : base;
	marked = prefix ? { title: document.title, plain: base } : undefined;
}
