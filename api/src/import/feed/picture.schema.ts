import { z } from 'zod';
import { feedNameSchema, feedNamesSchema } from './text-bounds.ts';

/** Number by which the agency's software knows an item */
export const feedIdSchema = z.int().positive();

/** A picture to take in: the import reads it, checks it by content and keeps it under its hash. */
export const feedPictureSchema = z.object({
	/** Path relative to the feed, or an http(s) URL */
	file: z.string().min(1),
	name: feedNameSchema,
	alt: feedNamesSchema.optional(),
	kind: z.enum(['photo', 'plan']).optional(),
});

export type FeedPicture = z.infer<typeof feedPictureSchema>;
