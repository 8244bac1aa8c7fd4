import { z } from 'zod';
import { MESSAGE_SIDES } from '../domain/owner-messages.ts';

/** A message in the thread between the owners of a property and the agency. */
export const ownerMessageSchema = z.object({
	id: z.int(),
	side: z.enum(MESSAGE_SIDES),
	author: z.string(),
	/** Written by the account that asks */
	isOwn: z.boolean(),
	/** ISO 8601 */
	sentAt: z.string(),
	text: z.string(),
	via: z.enum(['portal', 'mail', 'command', 'link']),
	/** Subject of the communication that it answers */
	answers: z.string().optional(),
	files: z.array(z.object({ id: z.int(), name: z.string(), size: z.int() })),
	/** How many files of a mail were of a kind or size that is not taken */
	leftOut: z.int(),
});

export type OwnerMessage = z.infer<typeof ownerMessageSchema>;
