import { type Image, type Language, type Picture, pickText } from '@estate/shared-contract';

export interface BannerPicture {
	picture: Picture;
	/** What the picture shows; '' where there is no text for it */
	alt: string;
}

/** What stands behind the words of a banner. */
export type BannerMedia =
	| { kind: 'none' }
	| ({ kind: 'image' } & BannerPicture)
	| { kind: 'gallery'; pictures: readonly BannerPicture[] }
	| { kind: 'video'; url: string; poster: BannerPicture | undefined };

/** Most pictures of a gallery: each more is loaded with every visit */
export const MOST_PICTURES = 6;
/** The video files that browsers play (website.md §5 "Video recognition"), on the site itself: before consent no other host is asked for anything */
const PLAYABLE = /^\/(?!\/)[^?#]+\.(mp4|webm|mov)([?#].*)?$/i;

interface BannerChoice {
	type: 'image' | 'gallery' | 'video' | 'color' | 'empty';
	images: readonly Image[];
	videoUrl: string | undefined;
}

/** The media of a banner as far as they are there: a gallery of one is an image, a video that no browser plays its picture. */
export function bannerMedia(
	{ type, images, videoUrl }: BannerChoice,
	language: Language,
	fallback: Language,
): BannerMedia {
	const pictures = images.flatMap(({ picture, alt }): BannerPicture[] =>
		picture ? [{ picture, alt: pickText(alt, language, fallback) }] : [],
	);
	const [first] = pictures;
	if (type === 'video' && videoUrl && PLAYABLE.test(videoUrl))
		return { kind: 'video', url: videoUrl, poster: first };
	if (!first || type === 'color' || type === 'empty') return { kind: 'none' };
	if (type === 'gallery' && pictures.length > 1)
		return { kind: 'gallery', pictures: pictures.slice(0, MOST_PICTURES) };
	return { kind: 'image', ...first };
}
