/** Addresses that are no pages of the site. */
const NO_PAGE = /^\/(api|media|-)\//;

/** Address of a link to a page of this site that a plain click would follow here; undefined for every other link. */
export function siteLink(target: EventTarget | null): URL | undefined {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
	if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
	if (!URL.canParse(link.href, location.href)) return undefined;
	const url = new URL(link.href, location.href);
	if (url.origin !== location.origin || NO_PAGE.test(url.pathname)) return undefined;
	return url;
}

/** A click without a key that asks for another tab, window or file. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Is this only another place on the page that is shown? */
export function isSamePage(url: URL): boolean {
	return url.pathname === location.pathname && url.search === location.search && url.hash !== '';
}
