import { type Language, type Page, type PageHead, pickText } from '@estate/shared-contract';

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

/** Search-engine data of a CMS page; its own SEO fields win where they are active. */
export function pageHead(page: Page, language: Language, site: SiteNames): PageHead {
	const seo = page.seo[language] ?? page.seo[language.toUpperCase()];
	const active = seo?.isActiveSEO ? seo : undefined;
	const description =
		active?.metadataDescription || pickText(page.description, language, site.defaultLanguage) || undefined;
	const image = active?.ogImage || page.image?.url;
	return {
		title: active?.pageTitle || active?.metadataTitle || pageHeading(page, language, site),
		...(description ? { description } : {}),
		...(active?.ogType ? { ogType: active.ogType } : {}),
		...(image ? { image } : {}),
		...(page.noReferrerNoFollow ? { noindex: true } : {}),
	};
}
