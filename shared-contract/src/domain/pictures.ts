/** Widths in pixels that every picture is offered in (website.md §9); 250 is the list thumbnail of the feeds. */
export const PICTURE_WIDTHS = [100, 400, 600, 1360] as const;
export const THUMBNAIL_WIDTH = 250;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number] | typeof THUMBNAIL_WIDTH;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Address of one derivative of a picture; `id` is the content hash under which the api keeps it. */
export function pictureUrl(id: string, width: PictureWidth, format: PictureFormat): string {
	return `/media/${id}/${width}.${format}`;
}
