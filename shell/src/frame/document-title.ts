/** Title of the document: the page's own, then the site's name unless the title already has it. */
export function documentTitle(title: string, siteName: string): string {
	return title.includes(siteName) ? title : `${title} · ${siteName}`;
}
