import type { CaptchaAnswer } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { HttpError } from '../server/http-error.ts';
import { ageOf, type Challenge, isSolved, readChallenge } from './challenge.ts';
import { useOnce } from './use-once.ts';

const refused = () =>
	new HttpError(422, 'captcha', 'The proof that a person sends this is missing, wrong, over or used.', {
		fields: [{ path: 'captcha', code: 'captcha' }],
	});

const use = (db: Db, { id, expires }: Challenge) => useOnce(db, id, new Date(expires * 1000));

/** A proof that is right. */
export interface CheckedProof {
	/** Seconds since it was given out, with the first interaction with the form */
	age: number;
	/** Uses it up; throws a `captcha` refusal where it is already */
	use(transaction: Db): Promise<void>;
}

/**
 * Checks the proof that a person sends a request. Throws a `captcha` refusal; a wrong answer uses the challenge up, so
 * that is not guessed twice. A right one is used up by `use`, in the request's own transaction: a request that is refused for
 * another reason leaves it good.
 */
export async function checkCaptcha(
	db: Db,
	secret: string,
	answer: CaptchaAnswer | undefined,
): Promise<CheckedProof> {
	const challenge = answer && readChallenge(secret, answer.challenge);
	if (!answer || !challenge) throw refused();
	if (!isSolved(secret, challenge, answer)) {
		await use(db, challenge);
		throw refused();
	}
	return {
		age: ageOf(challenge),
		async use(transaction) {
			if (!(await use(transaction, challenge))) throw refused();
		},
	};
}

/** Forgets used challenges that are over anyway. */
export async function sweepCaptchas(db: Db): Promise<void> {
	await db.deleteFrom('used_captcha').where('expires_at', '<', sql<Date>`now()`).execute();
}
