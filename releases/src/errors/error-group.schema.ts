import { z } from 'zod';

/** Of a report, at most */
export const MOST_ERROR_GROUPS = 30;
export const MOST_FRAMES = 8;
export const MESSAGE_CHARACTERS = 300;

/** A place in code that ran when it failed. */
export const stackFrameSchema = z.object({
	/** Path below the version's folder (`client/results.1a2b.js`), else the last parts of the address */
	file: z.string().max(200),
	/** From 1 */
	line: z.int().min(1),
	/** From 1 */
	column: z.int().min(1),
	/** Of the function, where the engine gives one */
	name: z.string().max(100).optional(),
});

/** Failures that are one fault, as far as can be told: the same version, slot, words and place. Nothing of whom it happened to. */
export const errorGroupSchema = z.object({
	/** '': the shell itself */
	remote: z.string().max(40),
	version: z.string().max(40),
	slot: z.string().max(40),
	/** `render-error`, `thrown`, … */
	kind: z.string().max(40),
	where: z.enum(['browser', 'server']),
	/** Without what differs from time to time */
	message: z.string().max(MESSAGE_CHARACTERS),
	/** Innermost first, of the first failure */
	stack: z.array(stackFrameSchema).max(MOST_FRAMES),
	count: z.int().min(1),
	/** ISO 8601 */
	firstAt: z.string(),
	lastAt: z.string(),
});

export type StackFrame = z.infer<typeof stackFrameSchema>;
export type ErrorGroup = z.infer<typeof errorGroupSchema>;
