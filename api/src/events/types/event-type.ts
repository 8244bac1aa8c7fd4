import { LANGUAGES } from '@estate/shared-contract';
import { z } from 'zod';

/** A type of event: when it is announced, what its subject is, and the data that it brings. */
export interface EventType {
	/** One sentence for who receives it */
	meaning: string;
	/** Its subject, such as `request/<reference>` */
	subject: string;
	schema: z.ZodType<Record<string, unknown>>;
}

export const referenceSchema = z.string().describe('What the visitor may quote, such as M-7F3K-29');
export const languageSchema = z.enum(LANGUAGES);
export const instantSchema = z.iso.datetime({ offset: true }).describe('With the offset of Belgium');

/** What it is about, as the feed numbers it. */
export const aboutSchema = z.strictObject({
	kind: z.enum(['property', 'unit', 'project']),
	id: z.int(),
});

/** Who to answer: no more of a person than that. */
export const contactSchema = z.strictObject({
	email: z.string(),
	firstName: z.string().optional(),
	lastName: z.string().optional(),
	phone: z.string().optional(),
});
