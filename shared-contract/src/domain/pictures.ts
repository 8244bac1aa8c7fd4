/** Widths in pixels that every picture is offered in (website.md §9); 250 is the list thumbnail of the feeds. */
export const PICTURE_WIDTHS = [100, 400, 600, 1360] as const;
export const THUMBNAIL_WIDTH = 250;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number] | typeof THUMBNAIL_WIDTH;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Size in pixels in which a picture is shared by social media, cut to fit. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Address of the shared form of a picture, given any of its addresses; undefined for one that is not the api's. */
export function sharePictureUrl(address: string): string | undefined {
	const [, id] = /^\/media\/([^/]+)\/[^/]+$/.exec(address) ?? [];
	return id && `/media/${id}/share.jpg`;
}

/** Address of one derivative of a picture; `id` is the content hash under which the api keeps it. */
export function pictureUrl(id: string, width: PictureWidth, format: PictureFormat): string {
	return `/media/${id}/${width}.${format}`;
}
