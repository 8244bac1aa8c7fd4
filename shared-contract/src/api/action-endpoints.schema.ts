import { z } from 'zod';
import { LONGEST_MESSAGE } from '../domain/owner-messages.ts';
import { languageSchema } from '../entities/common.schema.ts';

const byToken = z.object({ token: z.string().min(10).max(300) });

/** The page behind a link of a mail to the agency, in the words of its language. */
export const agencyActionPageSchema = z.object({
	/** open: a press does it; done: it was done by this link; over: it cannot be done by it (any more) */
	state: z.enum(['open', 'done', 'over']),
	/** HTTP status of a page that has nothing to press: 404 for a link that is none, 410 for one that is over */
	status: z.literal([404, 410]).optional(),
	title: z.string(),
	/** What a press does, what was done, or why there is nothing to press and what to do */
	message: z.string(),
	/** Beside what was done: when */
	note: z.string().optional(),
	facts: z.array(z.object({ label: z.string(), value: z.string() })),
	/** Words of the button, while it is open */
	button: z.string().optional(),
	/** One of these is chosen before the press */
	choice: z
		.object({ label: z.string(), options: z.array(z.object({ value: z.string(), label: z.string() })) })
		.optional(),
	/** An amount in whole EUR is written before the press, within these bounds */
	amount: z
		.object({
			label: z.string(),
			hint: z.string(),
			least: z.int(),
			most: z.int(),
			/** What it probably is */
			value: z.number().optional(),
		})
		.optional(),
	/** A text is written before the press, of so many characters at most */
	text: z
		.object({
			label: z.string(),
			hint: z.string(),
			longest: z.int(),
			/** It may be left empty */
			isOptional: z.boolean().optional(),
		})
		.optional(),
});

export const ACTION_ENDPOINT_SCHEMAS = {
	agencyAction: {
		params: byToken,
		query: z.object({ language: languageSchema }),
		response: agencyActionPageSchema,
	},
	doAgencyAction: {
		params: byToken,
		body: z.object({
			choice: z.string().max(60).optional(),
			/** EUR */
			amount: z.int().min(0).optional(),
			text: z.string().max(LONGEST_MESSAGE, { error: 'too-long' }).optional(),
		}),
		response: z.object({ ok: z.literal(true) }),
	},
} as const;

export type AgencyActionPage = z.infer<typeof agencyActionPageSchema>;
