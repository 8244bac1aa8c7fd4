import { channelSchema, lineSchema, remoteNameSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { AUDIT_OUTCOMES } from './audit-kinds.ts';

/** `records/audit/<number>`: one use or refusal. No secret stands in it. */
export const auditEntrySchema = z.object({
	number: z.int().min(1),
	/** SHA-256 of the text of the entry before; zeros in the first */
	chain: z.string().regex(/^[0-9a-f]{64}$/),
	/** ISO 8601 */
	at: z.string(),
	/** Name, and entry of the access list or what stood in its place */
	who: lineSchema,
	identity: lineSchema,
	via: z.enum(['command', 'console']),
	/** One of AUDIT_ACTIONS, or what a newer server calls it */
	action: lineSchema,
	remote: z.union([remoteNameSchema, z.literal('*')]).optional(),
	channel: z.union([channelSchema, z.literal('*')]).optional(),
	outcome: z.enum(AUDIT_OUTCOMES),
	/** What was done, or why not: a revision, a version, the code of a refusal */
	detail: lineSchema.max(300).optional(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type NewAuditEntry = Omit<AuditEntry, 'number' | 'chain' | 'at'>;
