import { type Language, type PageHead, SHARE_SIZE, sharePictureUrl } from '@estate/shared-contract';
import { voidElement } from './escape-html.ts';

interface SharedPage {
	head: PageHead;
	siteName: string;
	siteUrl: string;
	language: Language;
	/** Languages in which the page exists besides its own */
	others: readonly Language[];
	/** Absolute; undefined for a page that is none, such as an error page */
	url: string | undefined;
	/** Picture where the page has none, such as the home page's */
	fallbackImage: string | undefined;
}

const property = (name: string, content: string | undefined) =>
	content ? voidElement('meta', { property: name, content }) : '';
/** `<meta name>`; nothing without a content */
export const named = (name: string, content: string | undefined): string =>
	content ? voidElement('meta', { name, content }) : '';

/** Open Graph wants a country as well: all of them are the Belgian form, English the British. */
const openGraphLocale = (language: Language) => (language === 'en' ? 'en_GB' : `${language}_BE`);

/** Address and size under which a picture is shared; one that is not the api's is taken as it is. */
function sharedPicture(
	address: string | undefined,
	siteUrl: string,
): { url: string; width?: number; height?: number } | undefined {
	if (!address) return undefined;
	const own = sharePictureUrl(address);
	if (own) return { url: siteUrl + own, ...SHARE_SIZE };
	return { url: /^https?:/.test(address) ? address : siteUrl + address };
}

/** Open Graph and Twitter tags: an editor's own words for social media, else those of the page. */
export function shareTags(page: SharedPage): string[] {
	const { head, siteName, siteUrl, language, others, url } = page;
	const { openGraph = {}, twitter = {} } = head;
	const picture = sharedPicture(openGraph.image ?? head.image ?? page.fallbackImage, siteUrl);
	const twitterPicture = twitter.image ? sharedPicture(twitter.image, siteUrl) : undefined;
	return [
		property('og:site_name', siteName),
		property('og:title', openGraph.title ?? head.title),
		property('og:description', openGraph.description ?? head.description),
		property('og:type', head.ogType ?? 'website'),
		property('og:url', openGraph.url ?? url),
		property('og:locale', openGraphLocale(language)),
		...others.map((other) => property('og:locale:alternate', openGraphLocale(other))),
		property('og:image', picture?.url),
		property('og:image:width', picture?.width?.toString()),
		property('og:image:height', picture?.height?.toString()),
		named('twitter:card', twitter.card ?? (picture ? 'summary_large_image' : 'summary')),
		named('twitter:title', twitter.title),
		named('twitter:description', twitter.description),
		named('twitter:image', twitterPicture?.url),
	];
}
