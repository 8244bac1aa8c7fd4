import { remoteNameSchema, versionSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { readToken, signToken } from '../signed-token.ts';

const originSchema = z
	.url({ protocol: /^https?$/, error: 'an origin such as http://127.0.0.1:4200', abort: true })
	.refine((url) => new URL(url).origin === url, {
		error: 'an origin without a path, such as http://127.0.0.1:4200',
	});

const claimsSchema = z.union([
	z.strictObject({ remote: remoteNameSchema, version: versionSchema, expires: z.int() }),
	z.strictObject({ remote: remoteNameSchema, source: originSchema, expires: z.int() }),
]);

/**
 * Another version of one remote for one browser: one of the store, or what a development server (`source`, an origin)
 * builds just now. `expires`: seconds since 1970.
 */
export type Override = z.infer<typeof claimsSchema>;

/** Longest time that an override may last. */
export const OVERRIDE_MOST_MINUTES = 7 * 24 * 60;
export const overrideSourceSchema = originSchema;

const PURPOSE = 'override of a remote';

/** A token that says it, signed; fits an address and a cookie. */
export function overrideToken(override: Override, secret: string): string {
	return signToken({ purpose: PURPOSE, claims: claimsSchema.parse(override), secret });
}

/** What a token says; undefined when it is malformed, signed by others or over. */
export function readOverrideToken(token: string, secret: string, now = Date.now()): Override | undefined {
	const override = readToken({ purpose: PURPOSE, token, secret, schema: claimsSchema });
	return override && override.expires * 1_000 > now ? override : undefined;
}
