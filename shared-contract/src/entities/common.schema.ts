import { z } from 'zod';
import { CLOCK_TIME, clockTime } from '../domain/clock-time.ts';
import { LANGUAGES } from '../domain/languages.ts';

export const languageSchema = z.enum(LANGUAGES);

/** Texts per language; unknown keys are kept because feeds may spell them in capitals. */
export const localizedTextSchema = z.record(z.string(), z.string());

/** A text that a configuration may hide (website.md §3 "public flag"). */
export const publicTextSchema = z.object({ text: localizedTextSchema, public: z.boolean() });

/** Column widths of a 12-column grid at the three layout sizes. */
export const columnsSchema = z.object({
	sm: z.int().min(1).max(12),
	md: z.int().min(1).max(12),
	lg: z.int().min(1).max(12),
});

/** A picture as every list carries it (website.md §3 SmallPictureItem). `ID` is the content hash: see `pictureUrl`. */
export const pictureSchema = z.object({
	ID: z.string(),
	Url: z.string(),
	Width: z.int(),
	Height: z.int(),
	Name: z.string(),
	/** Blurred placeholder as a data URL, drawn while the picture loads */
	Placeholder: z.string().optional(),
	Kind: z.enum(['photo', 'plan']).optional(),
});

export const imageSchema = z.object({
	id: z.string(),
	filename: z.string(),
	originalname: z.string(),
	url: z.string(),
	mimetype: z.string(),
	destination: z.string(),
	createDate: z.string(),
	/** What the picture shows, per language */
	alt: localizedTextSchema.optional(),
	picture: pictureSchema.optional(),
});

export const MEDIA_TYPES = ['image', 'color', 'gallery', 'empty'] as const;
export const mediaTypeSchema = z.enum(MEDIA_TYPES);

/** A time of the day as HH:MM; also taken as people write it, such as `9:00` */
export const clockTimeSchema = z
	.string()
	.overwrite((text) => clockTime(text) ?? text)
	.regex(CLOCK_TIME, { error: 'A time of the day is written as 09:30.' });

export const geoPointSchema = z.object({ lat: z.number(), lng: z.number() });

export type Picture = z.infer<typeof pictureSchema>;
export type Image = z.infer<typeof imageSchema>;
export type Columns = z.infer<typeof columnsSchema>;
export type PublicText = z.infer<typeof publicTextSchema>;
export type GeoPoint = z.infer<typeof geoPointSchema>;
