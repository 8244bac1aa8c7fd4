import {
	type Image,
	type Language,
	type Picture,
	type PublicText,
	pickText,
	type SiteConfiguration,
} from '@estate/shared-contract';

/** The banner of the home page: one sentence on a picture, with the quick search laid on it. */
export interface HomeBanner {
	/** Heading of the page */
	title: string;
	description: string;
	picture: Picture | undefined;
	/** What the picture shows */
	alt: string;
}

/** The banner as the site's configuration has it; the site's name stands in for a title that is not public. */
export function homeBanner(
	{ banner, name, defaultLanguage }: Pick<SiteConfiguration, 'banner' | 'name' | 'defaultLanguage'>,
	language: Language,
): HomeBanner {
	const shown = (text: PublicText) => (text.public ? pickText(text.text, language, defaultLanguage) : '');
	const image: Image | undefined = banner.images.find(({ picture }) => picture !== undefined);
	return {
		title: shown(banner.title) || name,
		description: shown(banner.description),
		picture: image?.picture,
		alt: pickText(image?.alt, language, defaultLanguage),
	};
}
