import { linkAddress } from './link-address.ts';

export interface LinkRules {
	/** Localized address of an original path */
	localize: (originalPath: string) => string;
	/** Links to other sites pass no rank and no referrer */
	noReferrerNoFollow?: boolean | undefined;
}

/** `rel` of a link to another site. */
export const outsideRel = (noReferrerNoFollow: boolean | undefined) =>
	noReferrerNoFollow ? 'nofollow noreferrer noopener' : 'noopener';

/** Sanitised HTML with the site's own links in the reader's language, and other sites' as the page wants them. */
export function localizeLinks(html: string, { localize, noReferrerNoFollow }: LinkRules): string {
	const localized = html.replace(/(<a\b[^>]*?\shref=")(\/[^"/][^"]*|\/)(")/gi, (_, before, path, after) => {
		const address = linkAddress(path.replaceAll('&amp;', '&'), localize) ?? '/';
		return before + address.replaceAll('&', '&amp;') + after;
	});
	if (!noReferrerNoFollow) return localized;
	return localized.replace(/<a\b[^>]*?\shref="https?:[^>]*>/gi, (link) =>
		link.replace(/\srel="[^"]*"/i, '').replace(/>$/, ` rel="${outsideRel(true)}">`),
	);
}
