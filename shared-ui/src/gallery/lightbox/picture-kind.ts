import type { Picture } from '@estate/shared-contract';

export const PICTURE_KINDS = ['photo', 'plan'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** A picture without a kind is a photo. */
export const kindOf = (picture: Picture): PictureKind => picture.Kind ?? 'photo';

export const ofKind = (pictures: readonly Picture[], kind: PictureKind): readonly Picture[] =>
	pictures.filter((picture) => kindOf(picture) === kind);
