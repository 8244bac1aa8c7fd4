import { channelSchema, remoteNameSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { EVERY } from './grant.ts';
import { ROLE_NAMES } from './roles.ts';

/** Stands in logs as who did it; `policy` is what the site does by itself. */
export const memberNameSchema = z
	.string()
	.trim()
	.min(1)
	.max(60)
	.regex(/^[^\p{C}()]+$/u, { error: 'a name of 1 to 60 characters without brackets' })
	.refine((name) => name.toLowerCase() !== 'policy', { error: 'another name than "policy"' });

/** A human being, by a name that all entries of hers have: two entries of one person are not two people. */
export const personSchema = z
	.string()
	.trim()
	.min(2)
	.max(60)
	.regex(/^[^\p{C}()]+$/u, { error: 'the name of a person, 2 to 60 characters without brackets' });

/** Names that differ in letters' case or spaces alone are one person's. */
export const isSamePerson = (one: string, other: string): boolean => {
	const [left, right] = [one, other].map((name) =>
		name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase(),
	);
	return left === right;
};

/** By what somebody is known: a token, or what the log-in provider says. */
const knownBySchema = z.union([
	z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
	z.strictObject({ email: z.email().max(200).toLowerCase() }),
	z.strictObject({ group: z.string().min(1).max(200) }),
]);

/** `records/access-members/<id>`: one entry of the access list, created once. */
export const memberSchema = z.object({
	id: z.string().regex(/^[0-9a-f]{16}$/),
	name: memberNameSchema,
	role: z.enum(ROLE_NAMES),
	remotes: z.union([z.literal(EVERY), z.array(remoteNameSchema).min(1)]),
	channels: z.union([z.literal(EVERY), z.array(channelSchema).min(1)]),
	knownBy: knownBySchema,
	/** Whose entry it is; none for programs and groups */
	person: personSchema.optional(),
	/** ISO 8601 */
	expires: z.iso.datetime().optional(),
	addedAt: z.iso.datetime(),
	addedBy: z.string(),
});
export type Member = z.infer<typeof memberSchema>;
export type KnownBy = z.infer<typeof knownBySchema>;

/** `records/access-revoked/<id>`: ends an entry. */
export const revocationSchema = z.object({ at: z.iso.datetime(), by: z.string() });
export type Revocation = z.infer<typeof revocationSchema>;
