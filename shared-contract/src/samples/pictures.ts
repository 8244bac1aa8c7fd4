import { pictureUrl } from '../domain/pictures.ts';
import type { Image, Picture } from '../entities/common.schema.ts';

/** A picture as the api gives it, with an id that looks like a content hash. */
export function samplePicture(name: string, kind: 'photo' | 'plan' = 'photo'): Picture {
	const code = Array.from(name, (letter) => letter.charCodeAt(0).toString(16)).join('');
	const ID = code.repeat(64).slice(0, 64);
	return {
		ID,
		Url: pictureUrl(ID, 600, 'jpg'),
		Width: 1360,
		Height: 1020,
		Name: name,
		Placeholder: 'data:image/gif;base64,R0lGODlhAQABAIAAANbNvgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
		Kind: kind,
	};
}

export function sampleImage(name: string, alt: Record<string, string> = {}): Image {
	const picture = samplePicture(name);
	return {
		id: picture.ID,
		filename: `${name}.jpg`,
		originalname: `${name}.jpg`,
		url: picture.Url,
		mimetype: 'image/jpeg',
		destination: 'media',
		createDate: '2026-03-02T09:00:00.000Z',
		alt,
		picture,
	};
}
