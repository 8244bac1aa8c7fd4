import { channelSchema, remoteNameSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { EVERY } from '../access/grant.ts';

/** `records/two-person-rules/<id>`: where two people have to agree. Created once. */
export const twoPersonRuleSchema = z.object({
	id: z.string().regex(/^[0-9a-f]{16}$/),
	/** `shell` is the shell itself, which `*` leaves out */
	remotes: z.union([z.literal(EVERY), z.array(remoteNameSchema).min(1)]),
	channels: z.union([z.literal(EVERY), z.array(channelSchema).min(1)]),
	addedAt: z.iso.datetime(),
	addedBy: z.string(),
});
export type TwoPersonRule = z.infer<typeof twoPersonRuleSchema>;
export type NewTwoPersonRule = Omit<TwoPersonRule, 'id' | 'addedAt'>;
