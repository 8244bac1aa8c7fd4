/** Stands between the parts of a document's title, everywhere (`cms-page.ts`). */
const SEPARATOR = ' · ';
/** What editors write between parts. A dash is one before the site's name alone: elsewhere it may belong to a sentence. */
const OTHER_SEPARATORS = /\s+[|·•]\s+/g;
const BEFORE_THE_NAME = /\s+[|·•–—-]\s*$/;

/** Title of the document: the page's own, then the site's name unless the title already has it. */
export function documentTitle(ownTitle: string, siteName: string): string {
	const title = ownTitle.replaceAll(OTHER_SEPARATORS, SEPARATOR);
	if (!title.includes(siteName)) return title + SEPARATOR + siteName;
	const own = title.endsWith(siteName) ? title.slice(0, -siteName.length) : '';
	if (!BEFORE_THE_NAME.test(own)) return title;
	const page = own.replace(BEFORE_THE_NAME, '');
	return page.includes(siteName) ? page : page + SEPARATOR + siteName;
}
