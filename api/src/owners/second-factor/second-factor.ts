import type { Owner, OwnerAccount } from '@estate/shared-contract';
import type { Db, Tx } from '../../database/database.ts';
import { HttpError } from '../../server/http-error.ts';
import { forgetTries, throttle } from '../../server/throttle.ts';
import { newKey, setupAddress, takeCode } from './authenticator.ts';
import { qrPath } from './qr-path.ts';
import { countRecoveryCodes, giveRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';

/** Six digits leave a guess in a million: few tries, and a log-in with the password does not give new ones. */
const CODE_LIMIT = { name: 'login-code', times: 5, windowSeconds: 900 };

const wrongCode = () => new HttpError(422, 'wrong-code', 'The code is not correct, or was used before.');

const notStarted = () =>
	new HttpError(409, 'second-factor-not-started', 'There is nothing to confirm: start again.');

const factorOf = (db: Db, ownerId: number) =>
	db
		.selectFrom('owner')
		.select(['totp_secret', 'totp_since'])
		.where('id', '=', ownerId)
		.executeTakeFirstOrThrow();

export const hasSecondFactor = async (db: Db, ownerId: number): Promise<boolean> =>
	(await factorOf(db, ownerId)).totp_since !== null;

/** How the account page shows the second factor. `issuer` is the name that the app shows. */
export async function readSecondFactor(
	db: Db,
	{ id, email }: Owner,
	issuer: string,
): Promise<OwnerAccount['secondFactor']> {
	const { totp_secret, totp_since } = await factorOf(db, id);
	if (totp_since)
		return { state: 'on', since: totp_since.toISOString(), codesLeft: await countRecoveryCodes(db, id) };
	if (!totp_secret) return { state: 'off', codesLeft: 0 };
	const uri = setupAddress(totp_secret, { issuer, label: email });
	return { state: 'pending', codesLeft: 0, setup: { uri, key: totp_secret, qr: qrPath(uri) } };
}

/** Takes a code at log-in: of the app, or a recovery code. Throws 422, or 429 after too many. */
export async function checkSecondFactor(db: Db, ownerId: number, code: string): Promise<void> {
	await throttle(db, CODE_LIMIT, String(ownerId));
	const { totp_secret, totp_since } = await factorOf(db, ownerId);
	const digits = code.replace(/\s/g, '');
	const isGood =
		totp_secret !== null && totp_since !== null && /^\d{6}$/.test(digits)
			? await takeCode(db, ownerId, totp_secret, digits)
			: await spendRecoveryCode(db, ownerId, code);
	if (!isGood) throw wrongCode();
	await forgetTries(db, CODE_LIMIT, String(ownerId));
}

/** Begins to set an app up, with a new key. Throws 409 when one is in use. */
export async function startSecondFactor(db: Db, ownerId: number): Promise<void> {
	const started = await db
		.updateTable('owner')
		.set({ totp_secret: newKey(), totp_last_step: null })
		.where('id', '=', ownerId)
		.where('totp_since', 'is', null)
		.executeTakeFirst();
	if (started.numUpdatedRows === 0n)
		throw new HttpError(409, 'second-factor-on', 'The second factor is on already: switch it off first.');
}

/** The first code of the app: it is on from now. Returns recovery codes, which are shown this once. */
export async function confirmSecondFactor(
	db: Db,
	ownerId: number,
	code: string,
	onConfirmed: (transaction: Tx) => Promise<void>,
): Promise<string[]> {
	await throttle(db, CODE_LIMIT, String(ownerId));
	const { totp_secret, totp_since } = await factorOf(db, ownerId);
	if (!totp_secret || totp_since) throw notStarted();
	if (!(await takeCode(db, ownerId, totp_secret, code.replace(/\s/g, '')))) throw wrongCode();
	await forgetTries(db, CODE_LIMIT, String(ownerId));
	return db.transaction().execute(async (transaction) => {
		const confirmed = await transaction
			.updateTable('owner')
			.set({ totp_since: new Date() })
			.where('id', '=', ownerId)
			.where('totp_secret', '=', totp_secret)
			.where('totp_since', 'is', null)
			.executeTakeFirst();
		if (confirmed.numUpdatedRows === 0n) throw notStarted();
		await onConfirmed(transaction);
		return giveRecoveryCodes(transaction, ownerId);
	});
}

/** New recovery codes in place of the former. Throws 409 while the second factor is off. */
export async function renewRecoveryCodes(db: Db, ownerId: number): Promise<string[]> {
	const { totp_since } = await factorOf(db, ownerId);
	if (!totp_since) throw new HttpError(409, 'second-factor-off', 'The second factor is off.');
	return db.transaction().execute((transaction) => giveRecoveryCodes(transaction, ownerId));
}

/** Switches it off, or gives a setup up; true when it was on. */
export async function removeSecondFactor(transaction: Tx, ownerId: number): Promise<boolean> {
	const before = await transaction
		.selectFrom('owner')
		.select('totp_since')
		.where('id', '=', ownerId)
		.forUpdate()
		.executeTakeFirst();
	await transaction
		.updateTable('owner')
		.set({ totp_secret: null, totp_since: null, totp_last_step: null })
		.where('id', '=', ownerId)
		.execute();
	await transaction.deleteFrom('owner_recovery_code').where('owner_id', '=', ownerId).execute();
	return Boolean(before?.totp_since);
}
