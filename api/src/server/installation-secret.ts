import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/database.ts';

async function readOrMake(db: Db): Promise<string> {
	await db
		.insertInto('installation')
		.values({ id: 1, secret: randomBytes(32).toString('hex') })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return (await db.selectFrom('installation').select('secret').executeTakeFirstOrThrow()).secret;
}

const secrets = new WeakMap<Db, Promise<string>>();

/** The secret of this installation; made by anyone who needs it first. Not to be asked for inside a transaction. */
export function installationSecret(db: Db): Promise<string> {
	let secret = secrets.get(db);
	if (!secret) {
		secret = readOrMake(db);
		secret.catch(() => secrets.delete(db));
		secrets.set(db, secret);
	}
	return secret;
}

/** A keyed hash for one purpose, so that what is signed for one is worth nothing for another. */
export function keyedHash(secret: string, purpose: string, content: string): Buffer {
	return createHmac('sha256', secret).update(`${purpose}\n${content}`).digest();
}

const MAC_BYTES = 20;
const macOf = (secret: string, purpose: string, content: string) =>
	keyedHash(secret, purpose, content).subarray(0, MAC_BYTES);

/** By name: a secret that changed places with what it signs would be readable in the token. */
interface Signing {
	secret: string;
	purpose: string;
}

/** Content with a signature. The content is readable; it holds lower-case word characters and dashes alone: tokens stand in paths, which have no case (decisions 6). */
export function signToken({ secret, purpose, content }: Signing & { content: string }): string {
	return `${content}.${macOf(secret, purpose, content).toString('hex')}`;
}

/** Content of a token that this installation signed for this purpose; undefined for any other. */
export function readToken({ secret, purpose, token }: Signing & { token: string }): string | undefined {
	const [, content, signature] = /^([\w-]{1,200})\.([\da-f]{40})$/.exec(token) ?? [];
	if (content === undefined || signature === undefined) return undefined;
	const given = Buffer.from(signature, 'hex');
	const own = macOf(secret, purpose, content);
	return given.length === own.length && timingSafeEqual(given, own) ? content : undefined;
}
