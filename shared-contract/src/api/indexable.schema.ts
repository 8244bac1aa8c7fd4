import { z } from 'zod';
import { INDEXABLE_KINDS } from '../domain/indexable.ts';
import { LANGUAGES } from '../domain/languages.ts';

const parametersSchema = z.record(z.string(), z.string());

/** An item with a page of its own: what its address is made of, in each language. */
export const indexableItemSchema = z.object({
	/** Parameters of its route, such as `city`, `slug` and `id` of a property */
	parameters: z.object(
		Object.fromEntries(LANGUAGES.map((language) => [language, parametersSchema])) as Record<
			(typeof LANGUAGES)[number],
			typeof parametersSchema
		>,
	),
	/** Addresses of its pictures */
	pictures: z.array(z.string()),
	/** ISO 8601, where it is known */
	publishedAt: z.string().optional(),
});

export const indexableQuerySchema = z.object({
	kind: z.enum(INDEXABLE_KINDS),
	/** From 0: see `INDEXABLE_PART` */
	part: z.coerce.number().int().min(0).max(10_000).optional(),
});

export const indexableAnswerSchema = z.object({
	items: z.array(indexableItemSchema),
	/** Parts that there are; 0 where there is nothing of the kind */
	parts: z.int(),
});

export type IndexableItem = z.infer<typeof indexableItemSchema>;
export type IndexableAnswer = z.infer<typeof indexableAnswerSchema>;
