import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ZodType } from 'zod';

const TOKEN = /^([\w-]{2,900})\.([\w-]{43})$/;

/** What is signed for one purpose is nothing for another. */
function signature(purpose: string, payload: string, secret: string): Buffer {
	return createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest();
}

/** By name: a secret that changed places with the purpose would sign what anybody can. */
interface Signing {
	secret: string;
	purpose: string;
}

/** Claims as a token that fits an address and a cookie: readable by anyone who has it, made only with the secret. */
export function signToken({ secret, purpose, claims }: Signing & { claims: object }): string {
	const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
	return `${payload}.${signature(purpose, payload, secret).toString('base64url')}`;
}

/** What a token says; undefined when it is malformed, or signed by others or for something else. When it is over the claims say. */
export function readToken<Claims>({
	secret,
	purpose,
	token,
	schema,
}: Signing & { token: string | undefined; schema: ZodType<Claims> }): Claims | undefined {
	const [, payload, given = ''] = TOKEN.exec(token ?? '') ?? [];
	if (!payload) return undefined;
	// As text: four last letters stand for the same bytes, so that one token would have four names.
	const wanted = Buffer.from(signature(purpose, payload, secret).toString('base64url'));
	const found = Buffer.from(given);
	if (found.length !== wanted.length || !timingSafeEqual(found, wanted)) return undefined;
	try {
		return schema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
	} catch {
		return undefined;
	}
}
