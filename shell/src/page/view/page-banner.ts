import { type Language, type Page, pickText } from '@estate/shared-contract';
import { type BannerMedia, type BannerPicture, bannerMedia } from './banner-media.ts';

/** What a page's banner has besides title and breadcrumb (website.md §3 Page). */
export interface PageBannerLook {
	description: string;
	media: BannerMedia;
	/** `#rrggbb` behind the words; '' where the page's paper shows */
	color: string;
	/** Mark of what the page is about */
	logo?: BannerPicture;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** The banner of a CMS page as its editor set it; undefined where it is title and breadcrumb alone. A transparent one lets the paper through. */
export function pageBanner(page: Page, language: Language, fallback: Language): PageBannerLook | undefined {
	const { bannerType, bannerVideo, bannerColor, bannerTransparent, image, logo } = page;
	const type = bannerVideo ? 'video' : bannerType;
	const media = bannerMedia(
		{ type, images: image ? [image] : [], videoUrl: bannerVideo },
		language,
		fallback,
	);
	const isPainted = !bannerTransparent && media.kind === 'none' && HEX.test(bannerColor);
	const look: PageBannerLook = {
		description: pickText(page.bannerDescription, language, fallback),
		media,
		color: isPainted ? bannerColor : '',
		...(logo?.picture
			? { logo: { picture: logo.picture, alt: pickText(logo.alt, language, fallback) } }
			: {}),
	};
	return look.description || look.color || look.logo || media.kind !== 'none' ? look : undefined;
}
