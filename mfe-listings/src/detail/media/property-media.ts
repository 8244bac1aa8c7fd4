import { type Media, type PropertyDetail, recogniseMedia } from '@estate/shared-contract';

/** Video formats that browsers play; the others are there to download. */
const PLAYED = ['mp4', 'webm', 'mov'];

/** How a page shows a link of a property's media. */
export type ShownMedia =
	| { show: 'player'; media: Extract<Media, { kind: 'embed' }> }
	| { show: 'video'; url: string }
	| { show: 'link'; url: string; is: 'video' | 'tour' };

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

function shownMedia(url: string, is: 'video' | 'tour'): ShownMedia | undefined {
	const media = recogniseMedia(url);
	if (media?.kind === 'embed') return { show: 'player', media };
	// The page's policy plays files of the site itself alone.
	if (media?.kind === 'file' && PLAYED.includes(media.extension) && media.url.startsWith('/'))
		return { show: 'video', url: media.url };
	if (media?.kind === 'file' || isWebAddress(url)) return { show: 'link', url: media?.url ?? url, is };
	return undefined;
}

/** Videos and the 3D tour of a property, each once; a host that nobody knows is a plain link (website.md §5). */
export function propertyMedia({ VideoUrls, VirtualTourUrl }: PropertyDetail): ShownMedia[] {
	const tours = VirtualTourUrl ? [VirtualTourUrl] : [];
	return [
		...[...new Set(VideoUrls)].map((url) => shownMedia(url, 'video')),
		...tours.filter((url) => !VideoUrls.includes(url)).map((url) => shownMedia(url, 'tour')),
	].filter((media) => media !== undefined);
}
