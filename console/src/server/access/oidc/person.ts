import { z } from 'zod';

const claimsSchema = z.object({
	sub: z.string().min(1).max(200),
	email: z.string().optional(),
	email_verified: z.boolean().optional(),
	groups: z.array(z.string()).optional().catch(undefined),
});

/** Who the provider says that somebody is. An address that it has not verified is none. */
export interface Person {
	subject: string;
	email: string | undefined;
	groups: readonly string[];
}

/**
 * Who somebody is by the claims of the ID token and of the user info, which goes before. An address and that it is verified come
 * from the same of the two. Throws for claims that are none.
 */
export function personOf(idToken: object, userInfo: object): Person {
	const own = 'email' in userInfo ? { ...idToken, email_verified: undefined } : idToken;
	const { sub, email, email_verified, groups = [] } = claimsSchema.parse({ ...own, ...userInfo });
	return { subject: sub, email: email_verified === true ? email?.toLowerCase() : undefined, groups };
}
