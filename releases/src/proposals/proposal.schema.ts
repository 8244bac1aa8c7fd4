import {
	channelSchema,
	lineSchema,
	remoteNameSchema,
	sitePathSchema,
	versionSchema,
} from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { EVERY } from '../access/grant.ts';
import { personSchema } from '../access/member.schema.ts';
import { WAIVERS } from '../checks/waivers.ts';
import { rolloutRequestSchema } from '../rollout/rollout-request.ts';

/** Characters of a reason, as the console takes them; a command's are cut */
export const MOST_WHY = 500;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
export const proposalIdSchema = z.string().regex(/^[0-9a-f]{16}$/, {
	error: 'Give 16 digits and letters, as “npm run release -- proposals list” shows them.',
});

/** A change of what visitors see, as somebody wants it. */
export const proposedChangeSchema = z.discriminatedUnion('kind', [
	z.strictObject({
		kind: z.literal('promote'),
		version: versionSchema,
		rollout: rolloutRequestSchema.optional(),
		waived: z.array(z.enum(WAIVERS)).max(WAIVERS.length),
	}),
	/** Of the version that is being tried */
	z.strictObject({ kind: z.literal('share'), rollout: rolloutRequestSchema }),
	z.strictObject({
		kind: z.literal('restore'),
		revision: z.int().min(1),
		/** With versions that were taken back since */
		anyway: z.boolean().optional(),
	}),
	z.strictObject({ kind: z.literal('retire'), redirect: sitePathSchema.optional() }),
]);
export type ProposedChange = z.infer<typeof proposedChangeSchema>;

/** Bytes that would become visible. */
const boundVersionSchema = z.strictObject({ remote: remoteNameSchema, version: versionSchema, hash: sha256 });
export type BoundVersion = z.infer<typeof boundVersionSchema>;

/** Somebody who said yes; a program has no person. */
const voiceSchema = z.strictObject({
	/** As in the logs */
	who: lineSchema,
	/** Entry of the access list or what stood in its place */
	identity: z.string(),
	person: personSchema.optional(),
	at: z.iso.datetime(),
});
export type Voice = z.infer<typeof voiceSchema>;

/** `records/proposals/<id>`: created once. */
export const proposalSchema = z.strictObject({
	id: proposalIdSchema,
	channel: channelSchema,
	remote: z.union([remoteNameSchema, z.literal(EVERY)]),
	/** The right that whoever approves it needs as well */
	action: z.enum(['promote', 'rollout', 'restore', 'retire', 'shell']),
	change: proposedChangeSchema,
	why: lineSchema.max(MOST_WHY),
	proposed: voiceSchema,
	expires: z.iso.datetime(),
	/** Of the channel when it was proposed, and SHA-256 of what the change is about as it was then */
	revision: z.int().min(0),
	standing: sha256,
	versions: z.array(boundVersionSchema),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** `records/proposal-approvals/<id>.<number>` */
export const approvalSchema = voiceSchema;

const howSchema = z.enum(['done', 'declined']);

/** `records/proposal-claims/<id>.<number>`: somebody is about to end it so. */
export const proposalClaimSchema = z.strictObject({ how: howSchema, who: lineSchema, at: z.iso.datetime() });
export type ProposalClaim = z.infer<typeof proposalClaimSchema>;

/** `records/proposal-ends/<id>` */
export const proposalEndSchema = z.strictObject({
	how: howSchema,
	who: lineSchema,
	at: z.iso.datetime(),
	/** Of the channel, once it was done */
	revision: z.int().optional(),
	why: lineSchema.max(MOST_WHY).optional(),
});
export type ProposalEnd = z.infer<typeof proposalEndSchema>;

/** A proposal with what became of it. */
export interface ProposalFile {
	proposal: Proposal;
	approvals: readonly Voice[];
	end?: ProposalEnd | undefined;
}
