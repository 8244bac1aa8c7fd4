/** Stands between the parts of a document's title, everywhere (`cms-page.ts`). */
const SEPARATOR = ' · ';
/** What editors write there */
const ANY_SEPARATOR = /\s+[|·•–—-]\s*$/;

/** Title of the document: the page's own, then the site's name unless the title already has it. */
export function documentTitle(title: string, siteName: string): string {
	if (!title.includes(siteName)) return title + SEPARATOR + siteName;
	const own = title.endsWith(siteName) ? title.slice(0, -siteName.length) : '';
	if (!ANY_SEPARATOR.test(own)) return title;
	const page = own.replace(ANY_SEPARATOR, '');
	return page.includes(siteName) ? page : page + SEPARATOR + siteName;
}
