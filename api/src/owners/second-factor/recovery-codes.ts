import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../database/database.ts';
import { hashOfToken } from '../../server/secret-token.ts';

const CODES = 10;
/** Without letters and digits that look alike (Crockford). 32 of them: five bits a character. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 24;

/** Six groups of four: 120 random bits, so that a plain hash of it cannot be guessed (OWASP ASVS 5, 6.5.2). */
function newCode(): string {
	const characters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
	return (characters.join('').match(/.{4}/g) ?? []).join('-');
}

/** A code as people type it from paper: any case, any spacing, o for 0, i and l for 1. */
const normalize = (code: string) =>
	code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');

/**
 * Gives an owner new codes in place of the former ones. Only hashes stay: they are shown this once. Who asks at the same time
 * waits, or the codes of both would be good.
 */
export async function giveRecoveryCodes(transaction: Tx, ownerId: number): Promise<string[]> {
	const codes = Array.from({ length: CODES }, newCode);
	await transaction.selectFrom('owner').select('id').where('id', '=', ownerId).forUpdate().execute();
	await transaction.deleteFrom('owner_recovery_code').where('owner_id', '=', ownerId).execute();
	await transaction
		.insertInto('owner_recovery_code')
		.values(codes.map((code) => ({ owner_id: ownerId, code_hash: hashOfToken(normalize(code)) })))
		.execute();
	return codes;
}

/** Uses a code up; false when the owner has no such code, or not any more. */
export async function spendRecoveryCode(db: Db, ownerId: number, code: string): Promise<boolean> {
	const used = await db
		.deleteFrom('owner_recovery_code')
		.where('owner_id', '=', ownerId)
		.where('code_hash', '=', hashOfToken(normalize(code)))
		.executeTakeFirst();
	return used.numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, ownerId: number): Promise<number> {
	const { count } = await db
		.selectFrom('owner_recovery_code')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('owner_id', '=', ownerId)
		.executeTakeFirstOrThrow();
	return Number(count);
}
