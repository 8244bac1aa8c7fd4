import { LONGEST_MESSAGE, MOST_MESSAGE_FILES } from '@estate/shared-contract';
import { z } from 'zod';

const propertyId = z.int().positive();
/** A file that the command left in DATA_DIR/incoming: its name there. */
const left = z.uuid();

/** What the command "messages" has done, by the running api or by itself. */
export const messageOrderSchema = z.discriminatedUnion('do', [
	z.object({ do: z.literal('messages-list') }),
	z.object({ do: z.literal('messages-show'), propertyId }),
	z.object({
		do: z.literal('messages-answer'),
		propertyId,
		author: z.string().trim().min(1).max(100).optional(),
		text: z.string().trim().min(1).max(LONGEST_MESSAGE),
		files: z.array(z.object({ left, name: z.string().max(300) })).max(MOST_MESSAGE_FILES),
	}),
	z.object({ do: z.literal('messages-receive'), left, to: z.string().max(320).optional() }),
]);

export type MessageOrder = z.infer<typeof messageOrderSchema>;

/** Is it an order of this command, whatever else it says? */
export const isMessageOrder = (order: unknown): boolean =>
	String((order as { do?: unknown } | null)?.do).startsWith('messages-');
