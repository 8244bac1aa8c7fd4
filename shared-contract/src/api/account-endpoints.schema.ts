import { z } from 'zod';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../domain/passwords.ts';
import { languageSchema } from '../entities/common.schema.ts';
import { ownerAccountSchema, ownerSchema, sessionClockSchema } from '../entities/owner.schema.ts';

const emailSchema = z.string().trim().min(1, { error: 'required' }).max(254, { error: 'too-long' });
/** A password that is checked: only its length is limited, so that old ones keep working. */
const passwordSchema = z.string().min(1, { error: 'required' }).max(LONGEST_PASSWORD, { error: 'too-long' });
const newPasswordSchema = z
	.string()
	.min(SHORTEST_PASSWORD, { error: 'too-short' })
	.max(LONGEST_PASSWORD, { error: 'too-long' });
/** Of an authenticator app, or a recovery code, as it was typed. */
const codeSchema = z.string().trim().min(1, { error: 'required' }).max(40, { error: 'too-long' });
const byToken = z.object({ token: z.string().max(200) });
const done = z.object({ ok: z.literal(true) });

export const credentialsSchema = z.object({ email: emailSchema, password: passwordSchema });

/** What a password opens: the portal, or the question for the second factor. */
export const logInAnswerSchema = z.object({
	next: z.enum(['portal', 'code']),
	owner: ownerSchema.optional(),
});

const withPassword = { body: z.object({ password: passwordSchema }) };
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Shapes of the endpoints about an owner's log-in and account. */
export const ACCOUNT_ENDPOINT_SCHEMAS = {
	ownerLogIn: { body: credentialsSchema, response: logInAnswerSchema },
	ownerLogOut: { response: done },
	ownerSession: { response: z.object({ owner: ownerSchema }) },
	ownerLogInStep: { response: done },
	ownerLogInCode: { body: z.object({ code: codeSchema }), response: z.object({ owner: ownerSchema }) },
	ownerClock: { response: sessionClockSchema },
	ownerStay: { response: sessionClockSchema },
	ownerAskLink: { body: z.object({ email: emailSchema, language: languageSchema }), response: done },
	ownerLink: {
		params: byToken,
		response: z.object({ purpose: z.enum(['invitation', 'reset']), email: z.string() }),
	},
	ownerSetPassword: {
		params: byToken,
		body: z.object({ password: newPasswordSchema }),
		response: logInAnswerSchema,
	},
	ownerAccount: { response: ownerAccountSchema },
	ownerChangePassword: {
		body: z.object({ current: passwordSchema, password: newPasswordSchema }),
		response: done,
	},
	ownerEndSessions: { response: done },
	ownerEndSession: { params: z.object({ id: z.coerce.number().int().positive() }), response: done },
	ownerStartSecondFactor: { ...withPassword, response: done },
	ownerConfirmSecondFactor: { body: z.object({ code: codeSchema }), response: recoveryCodes },
	/** The password is asked for once it is on; a setup that was begun is given up without */
	ownerRemoveSecondFactor: {
		body: z.object({ password: z.string().max(LONGEST_PASSWORD).default('') }),
		response: done,
	},
	ownerRecoveryCodes: { ...withPassword, response: recoveryCodes },
} as const;

export type LogInAnswer = z.infer<typeof logInAnswerSchema>;
