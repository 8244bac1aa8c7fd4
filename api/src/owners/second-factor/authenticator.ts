import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../database/database.ts';

/** Bytes of a key: as many as SHA-1 gives, which all authenticator apps take (RFC 4226 §4). */
const KEY_BYTES = 20;
/** Periods of 30 seconds that a clock may be off, on either side (RFC 6238 §5.2). */
const WINDOW = 1;

const authenticator = (secret: string, account: { issuer: string; label: string }) =>
	new TOTP({ ...account, secret: Secret.fromBase32(secret) });

/** A new key for an authenticator app, base 32. */
export const newKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** The address that an authenticator app reads from a QR code. */
export function setupAddress(secret: string, account: { issuer: string; label: string }): string {
	return authenticator(secret, account).toString();
}

/** Number of the period whose code this is; undefined when it is no code of this key around now. */
function stepOf(secret: string, code: string): number | undefined {
	const totp = authenticator(secret, { issuer: '', label: '' });
	const delta = totp.validate({ token: code, window: WINDOW });
	return delta === null ? undefined : totp.counter() + delta;
}

/** Takes a code of an owner's app. One that was taken before, and older ones, are refused, also when two arrive at once. */
export async function takeCode(db: Db, ownerId: number, secret: string, code: string): Promise<boolean> {
	const step = stepOf(secret, code);
	if (step === undefined) return false;
	const taken = await db
		.updateTable('owner')
		.set({ totp_last_step: step })
		.where('id', '=', ownerId)
		.where('totp_secret', '=', secret)
		.where(sql<boolean>`coalesce(totp_last_step, -1) < ${step}`)
		.executeTakeFirst();
	return taken.numUpdatedRows > 0n;
}
