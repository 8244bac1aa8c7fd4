import { EMBED_HOSTS, type EmbedHostName, TOUR_HOSTS, type TourHostName } from './embeds.ts';

/** Endings of video files (website.md §5). */
export const VIDEO_EXTENSIONS = ['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm'] as const;
export type VideoExtension = (typeof VIDEO_EXTENSIONS)[number];

/** What a link of a property leads to. */
export type Media =
	| { kind: 'file'; url: string; extension: VideoExtension }
	| { kind: 'embed'; url: string; host: EmbedHostName; is: 'video' | 'tour'; frame: string };

/** Stands in for the site's own origin, so that a path can be read as an address. */
const OWN = 'https://own.invalid';
const YOUTUBE = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_PATH = /^\/(?:shorts|embed|live|v)\/([^/]+)/;
const VIMEO_PATH = /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/;
const FACEBOOK = /^(?:www\.|m\.|web\.)?facebook\.com$/;
const FACEBOOK_PATH = /^\/(?:[^/]+\/videos\/|reel\/|watch\/?$|video\.php$|share\/[vr]\/)/;

function address(url: string): URL | undefined {
	const text = url.trim();
	if (!URL.canParse(text, OWN)) return undefined;
	const parsed = new URL(text, OWN);
	return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed : undefined;
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
	const id =
		hostname === 'youtu.be'
			? pathname.split('/')[1]
			: YOUTUBE.test(hostname)
				? (YOUTUBE_PATH.exec(pathname)?.[1] ?? searchParams.get('v') ?? undefined)
				: undefined;
	return id !== undefined && YOUTUBE_ID.test(id) ? id : undefined;
}

/** Player of a video on YouTube's cookieless host. */
const youtubeFrame = (id: string) => `${EMBED_HOSTS.youtube.origin}/embed/${id}?autoplay=1&rel=0`;

/** Player of Vimeo that is asked not to track; `h` opens an unlisted video. */
function vimeoFrame({ hostname, pathname, searchParams }: URL): string | undefined {
	if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined;
	const [, id, secret = searchParams.get('h')] = VIMEO_PATH.exec(pathname) ?? [];
	if (!id) return undefined;
	const unlisted = secret ? `&h=${encodeURIComponent(secret)}` : '';
	return `${EMBED_HOSTS.vimeo.origin}/video/${id}?dnt=1&autoplay=1${unlisted}`;
}

function facebookFrame(url: URL): string | undefined {
	const isVideo =
		url.hostname === 'fb.watch' || (FACEBOOK.test(url.hostname) && FACEBOOK_PATH.test(url.pathname));
	if (!isVideo) return undefined;
	return `${EMBED_HOSTS.facebook.origin}/plugins/video.php?${new URLSearchParams({ href: url.href, show_text: 'false', autoplay: 'true' })}`;
}

function tourHost({ hostname, pathname }: URL): TourHostName | undefined {
	if (pathname === '/') return undefined;
	return (Object.keys(TOUR_HOSTS) as TourHostName[]).find(
		(name) => new URL(TOUR_HOSTS[name].origin).hostname === hostname,
	);
}

function videoFrame(url: URL): { host: EmbedHostName; frame: string } | undefined {
	const id = youtubeId(url);
	if (id !== undefined) return { host: 'youtube', frame: youtubeFrame(id) };
	const vimeo = vimeoFrame(url);
	if (vimeo) return { host: 'vimeo', frame: vimeo };
	const facebook = facebookFrame(url);
	return facebook ? { host: 'facebook', frame: facebook } : undefined;
}

/**
 * What a link of the feed leads to: a video file, a video of YouTube, Vimeo or Facebook, or a 3D tour of a known host;
 * undefined for anything else (website.md §5). `frame` is the address of the player, always over https. Never throws.
 */
export function recogniseMedia(link: string): Media | undefined {
	const url = address(link);
	if (!url) return undefined;
	const shown = url.origin === OWN ? url.pathname + url.search : url.href;
	const video = videoFrame(url);
	if (video) return { kind: 'embed', url: shown, is: 'video', ...video };
	const host = tourHost(url);
	if (host)
		return {
			kind: 'embed',
			url: shown,
			is: 'tour',
			host,
			frame: TOUR_HOSTS[host].origin + url.pathname + url.search,
		};
	const ending = url.pathname.split('.').at(-1)?.toLowerCase();
	const extension = VIDEO_EXTENSIONS.find((known) => known === ending);
	return extension ? { kind: 'file', url: shown, extension } : undefined;
}
