import {
	type Image,
	type Language,
	type Picture,
	type PictureWidth,
	pickText,
	pictureUrl,
} from '@estate/shared-contract';

/** A picture as the database keeps it inside the item that it belongs to. */
export interface StoredPicture {
	/** Content hash: see `pictureUrl` */
	id: string;
	width: number;
	height: number;
	/** Blurred, as a data URL */
	placeholder: string;
	/** File name in the feed */
	file: string;
	name: string;
	alt?: Record<string, string>;
	kind?: 'photo' | 'plan';
	/** ISO 8601: when the api first saw it */
	createdAt: string;
}

/** A picture of a list or a gallery, named in the reader's language. `width` is that of its plain address. */
export function asPicture(
	stored: StoredPicture,
	language: Language,
	fallback: Language,
	width: PictureWidth = 600,
): Picture {
	return {
		ID: stored.id,
		Url: pictureUrl(stored.id, width, 'jpg'),
		Width: stored.width,
		Height: stored.height,
		Name: pickText(stored.alt, language, fallback) || stored.name,
		Placeholder: stored.placeholder,
		...(stored.kind ? { Kind: stored.kind } : {}),
	};
}

/** A picture of a page, module or footer block (website.md §3 Image), with its texts in all languages. */
export function asImage(stored: StoredPicture, language: Language, fallback: Language): Image {
	return {
		id: stored.id,
		filename: '1360.jpg',
		originalname: stored.file.split('/').at(-1) ?? stored.file,
		url: pictureUrl(stored.id, 1360, 'jpg'),
		mimetype: 'image/jpeg',
		destination: `/media/${stored.id}/`,
		createDate: stored.createdAt,
		...(stored.alt ? { alt: stored.alt } : {}),
		picture: asPicture(stored, language, fallback),
	};
}
