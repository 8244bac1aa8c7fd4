import {
	AUDIT_ACTIONS,
	AUDIT_OUTCOMES,
	OVERRIDE_MOST_MINUTES,
	overrideSourceSchema,
	rolloutRequestSchema,
} from '@estate/releases';
import { proposalIdSchema, WAIVERS } from '@estate/releases/operations';
import {
	healthPolicySchema,
	lineSchema,
	remoteNameSchema,
	sitePathSchema,
	versionSchema,
} from '@estate/shared-contract/schemas';
import { z } from 'zod';

const why = lineSchema
	.min(1, { error: 'Say why: it stands in the log.' })
	.max(500, { error: 'Say why in 500 characters.' });
const aboutRemote = { remote: remoteNameSchema, why };

export const logInSchema = z.strictObject({
	/** Stands in the log as who did it; `policy` is what the site does by itself */
	who: z
		.string()
		.trim()
		.min(1)
		.max(60)
		.regex(/^\P{C}+$/u)
		.refine((name) => name.toLowerCase() !== 'policy'),
	token: z.string().max(500),
});

/** `POST api/commands`: changes the channel by one entry of its log. */
export const commandSchema = z.discriminatedUnion('command', [
	/** To the version that was before, by default */
	z.strictObject({
		command: z.literal('rollback'),
		...aboutRemote,
		to: versionSchema.optional(),
		/** To a version that was taken back before, too */
		anyway: z.boolean().optional(),
	}),
	/** Takes the remote out; its addresses lead to the path, if one is given */
	z.strictObject({ command: z.literal('retire'), ...aboutRemote, redirect: sitePathSchema.optional() }),
	z.strictObject({ command: z.literal('abort'), ...aboutRemote }),
	z.strictObject({ command: z.literal('share'), ...aboutRemote, rollout: rolloutRequestSchema }),
	z.strictObject({ command: z.literal('lock'), ...aboutRemote }),
	z.strictObject({ command: z.literal('unlock'), ...aboutRemote }),
	z.strictObject({ command: z.literal('policy'), ...aboutRemote, policy: healthPolicySchema }),
	/** The whole channel, or one remote of it */
	z.strictObject({
		command: z.literal('restore'),
		revision: z.int().min(1),
		remote: remoteNameSchema.optional(),
		/** Also where a version comes back that was taken back since */
		anyway: z.boolean().optional(),
		why,
	}),
]);
export type ConsoleCommand = z.infer<typeof commandSchema>;

const promotion = {
	remote: remoteNameSchema,
	version: versionSchema,
	rollout: rolloutRequestSchema.optional(),
	waived: z.array(z.enum(WAIVERS)).max(WAIVERS.length),
};
/** `POST api/checks`: what the checks of a promotion find; promotes nothing. */
export const checkSchema = z.strictObject(promotion);
/** `POST api/promotions`. `receipt` of a check just before: the browser does not look a second time. */
export const promotionSchema = z.strictObject({
	...promotion,
	why,
	receipt: z.string().max(1_000).optional(),
});
export type ConsoleCheck = z.infer<typeof checkSchema>;
export type ConsolePromotion = z.infer<typeof promotionSchema>;

/** `POST api/overrides`: a link for one browser. */
export const overrideSchema = z.strictObject({
	remote: remoteNameSchema,
	shows: z.union([
		z.strictObject({ version: versionSchema }),
		z.strictObject({ source: overrideSourceSchema }),
	]),
	minutes: z.int().min(1).max(OVERRIDE_MOST_MINUTES),
	/** Page of the site */
	to: z
		.string()
		.max(500)
		.regex(/^\/(?![/\\])/, { error: 'Give a path of the site, such as /nl/te-koop/.' })
		.optional(),
});
export type ConsoleOverride = z.infer<typeof overrideSchema>;

/** `POST api/prunings`: removes from the store what is not needed, or says what that would be. */
export const pruningSchema = z.strictObject({
	keepDays: z.int().min(1).max(3_650),
	dryRun: z.boolean(),
	/** None but previews of changes */
	previews: z.boolean().optional(),
});
export type ConsolePruning = z.infer<typeof pruningSchema>;

/** `GET api/restorations?revision=<revision>`: of the whole channel, or of one remote */
export const restorationQuerySchema = z.object({
	revision: z.coerce.number().int().min(1),
	remote: remoteNameSchema.optional(),
});

/** `GET api/log` */
export const logQuerySchema = z.object({
	remote: remoteNameSchema.optional(),
	before: z.coerce.number().int().min(1).optional(),
});

/** `POST api/approvals`: the second person says yes. */
export const approvalSchema = z.strictObject({ proposal: proposalIdSchema });
/** `POST api/declines` */
export const declineSchema = z.strictObject({ proposal: proposalIdSchema, why });

/** `GET api/audit` */
export const auditQuerySchema = z.object({
	before: z.coerce.number().int().min(1).optional(),
	remote: remoteNameSchema.optional(),
	/** Part of a name, whatever its case */
	who: z.string().trim().max(60).optional(),
	action: z.enum(AUDIT_ACTIONS).optional(),
	outcome: z.enum(AUDIT_OUTCOMES).optional(),
});
