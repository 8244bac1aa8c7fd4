/** A company whose player a page can show after a visitor's press. */
export interface EmbedHost {
	/** As visitors know it */
	name: string;
	/** Who gets the visitor's data, where that is another name */
	company?: string;
	/** Origin of the frame: the content security policy names these and no others */
	origin: string;
}

/** Hosts of video players. */
const VIDEO_HOSTS = {
	youtube: { name: 'YouTube', company: 'Google', origin: 'https://www.youtube-nocookie.com' },
	vimeo: { name: 'Vimeo', origin: 'https://player.vimeo.com' },
	facebook: { name: 'Facebook', company: 'Meta', origin: 'https://www.facebook.com' },
} as const satisfies Record<string, EmbedHost>;

/** Hosts of 3D tours (website.md §5; which ones: docs/decisions.md, "Choices"). */
export const TOUR_HOSTS = {
	matterport: { name: 'Matterport', origin: 'https://my.matterport.com' },
	nodalview: { name: 'Nodalview', origin: 'https://app.nodalview.com' },
	giraffe360: { name: 'Giraffe360', origin: 'https://tour.giraffe360.com' },
} as const satisfies Record<string, EmbedHost>;

export const EMBED_HOSTS = { ...VIDEO_HOSTS, ...TOUR_HOSTS } as const;
export type EmbedHostName = keyof typeof EMBED_HOSTS;
export type TourHostName = keyof typeof TOUR_HOSTS;

/** Origins that a page may frame: the one list behind links, players and the content security policy. */
export const EMBED_ORIGINS: readonly string[] = Object.values(EMBED_HOSTS).map(({ origin }) => origin);
