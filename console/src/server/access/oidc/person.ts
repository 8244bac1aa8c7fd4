import { z } from 'zod';

const claimsSchema = z.object({
	sub: z.string().min(1).max(200),
	groups: z.array(z.string()).optional().catch(undefined),
});
const addressSchema = z.object({ email: z.string().optional(), email_verified: z.boolean().optional() });

/** Who the provider says that somebody is. An address that it has not verified is none. */
export interface Person {
	subject: string;
	email: string | undefined;
	groups: readonly string[];
}

/** Of a subject that is longer, the rest says nothing to a reader */
const LONGEST_NAME = 60;

/**
 * How logs call somebody who has no entry of their own: the entry of the group, and what the provider says, as one line that is no
 * other's name. A subject may be anything: `policy`, which is the site itself, or what reads as a use of OPS_TOKEN.
 */
export function nameInGroup(entry: string, { email, subject }: Person): string {
	const name = (email ?? subject).replace(/[\p{C}()\s]+/gu, ' ').trim();
	return `${entry}: ${[...name].slice(0, LONGEST_NAME).join('')}`;
}

/**
 * Who somebody is by the claims of the ID token and of the user info, which goes before. An address and that it is verified are
 * read of one of the two alone. Throws for claims that are none.
 */
export function personOf(idToken: object, userInfo: object): Person {
	const { sub, groups = [] } = claimsSchema.parse({ ...idToken, ...userInfo });
	const { email, email_verified } = addressSchema.parse('email' in userInfo ? userInfo : idToken);
	return { subject: sub, email: email_verified === true ? email?.toLowerCase() : undefined, groups };
}
