import { type Language, type PublicText, pickText, type SiteConfiguration } from '@estate/shared-contract';
import { type BannerMedia, bannerMedia } from './banner-media.ts';

/** The banner of the home page: one sentence on a picture, with the quick search laid on it. */
export interface HomeBanner {
	/** Heading of the page */
	title: string;
	description: string;
	media: BannerMedia;
}

/** The banner as the site's configuration has it; the site's name stands in for a title that is not public. */
export function homeBanner(
	{ banner, name, defaultLanguage }: Pick<SiteConfiguration, 'banner' | 'name' | 'defaultLanguage'>,
	language: Language,
): HomeBanner {
	const shown = (text: PublicText) => (text.public ? pickText(text.text, language, defaultLanguage) : '');
	return {
		title: shown(banner.title) || name,
		description: shown(banner.description),
		media: bannerMedia({ ...banner, videoUrl: banner.videoUrl }, language, defaultLanguage),
	};
}
