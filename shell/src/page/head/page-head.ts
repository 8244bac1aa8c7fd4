import { type Language, type Page, type PageHead, pickText } from '@estate/shared-contract';
import { cleanDescription } from '@estate/shared-i18n';

interface SiteNames {
	name: string;
	defaultLanguage: Language;
}

/** Heading of a CMS page's banner. */
export function pageHeading(page: Page, language: Language, { defaultLanguage }: SiteNames): string {
	return (
		pickText(page.bannerTitle, language, defaultLanguage) ||
		pickText(page.title, language, defaultLanguage) ||
		page.name
	);
}

/** Length that search engines show of a description, in characters. */
const DESCRIPTION_LENGTH = 160;

/** The beginning of the first article, for a page without a description of its own. */
function openingWords({ modules }: Page): string {
	const [article] = modules.flatMap(({ articles }) => articles);
	return article ? cleanDescription(article.intro || article.body, DESCRIPTION_LENGTH) : '';
}

/** Search-engine data of a CMS page; its own SEO fields win where they are active. */
export function pageHead(page: Page, language: Language, site: SiteNames): PageHead {
	const seo = page.seo[language] ?? page.seo[language.toUpperCase()];
	const active = seo?.isActiveSEO ? seo : undefined;
	const description =
		active?.metadataDescription ||
		pickText(page.description, language, site.defaultLanguage) ||
		openingWords(page);
	const openGraph = filled({
		title: active?.ogTitle,
		description: active?.ogDescription,
		image: active?.ogImage,
		url: active?.ogUrl,
	});
	const twitter = filled({
		card: active?.twitterCard,
		title: active?.twitterTitle,
		description: active?.twitterDescription,
		image: active?.twitterImage,
	});
	return {
		title: active?.pageTitle || active?.metadataTitle || pageHeading(page, language, site),
		...(description ? { description } : {}),
		...(active?.ogType ? { ogType: active.ogType } : {}),
		...(page.image ? { image: page.image.url } : {}),
		...(openGraph ? { openGraph } : {}),
		...(twitter ? { twitter } : {}),
		...(page.noReferrerNoFollow ? { noReferrerNoFollow: true } : {}),
	};
}

/** Only the fields that an editor filled in; undefined when that is none. */
function filled<Fields extends Record<string, string | undefined>>(fields: Fields) {
	const entries = Object.entries(fields).filter(([, value]) => value);
	return entries.length > 0 ? (Object.fromEntries(entries) as { [Key in keyof Fields]?: string }) : undefined;
}
