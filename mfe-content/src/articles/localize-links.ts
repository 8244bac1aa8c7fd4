import { linkAddress } from './link-address.ts';

/** Sanitised HTML with the site's own links in the reader's language. */
export function localizeLinks(html: string, localize: (originalPath: string) => string): string {
	return html.replace(/(<a\b[^>]*?\shref=")(\/[^"/][^"]*|\/)(")/gi, (_, before, path, after) => {
		const address = linkAddress(path.replaceAll('&amp;', '&'), localize) ?? '/';
		return before + address.replaceAll('&', '&amp;') + after;
	});
}
