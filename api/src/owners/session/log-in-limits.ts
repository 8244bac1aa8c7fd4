import type { Db } from '../../database/database.ts';
import { HttpError } from '../../server/http-error.ts';
import { forgetTries, forgiveTry, type Limit, throttle } from '../../server/throttle.ts';

const QUARTER_SECONDS = 900;
const DAY_SECONDS = 86_400;
/** Several owners may share a network, an attacker has many accounts to try. */
const PER_NETWORK = 3;
/** Of all networks together, in a day: few guesses for who has many addresses, many for an owner who forgets. */
const PER_ACCOUNT = 10;
const WARNING: Limit = { name: 'login-warning', times: 1, windowSeconds: DAY_SECONDS };

/** A try to log in: at what, from where. */
export interface LogInTry {
	/** The address, in lower case */
	account: string;
	network: string;
	/** Where somebody logged in to this account before */
	device: string | undefined;
	/** Tries of a network at an account */
	times: number;
	/** Called once a day when the account takes no more tries of unknown devices */
	onGuessed?: ((account: string) => void) | undefined;
}

/** Limits that a try counts against, and what each counts. */
function limitsOf({ account, network, times }: LogInTry) {
	const [perNetwork, perAccount] = [times * PER_NETWORK, times * PER_ACCOUNT];
	return {
		network: [{ name: 'login-address', times: perNetwork, windowSeconds: QUARTER_SECONDS }, network],
		both: [{ name: 'login-account', times, windowSeconds: QUARTER_SECONDS }, `${network} ${account}`],
		account: [{ name: 'login-everywhere', times: perAccount, windowSeconds: DAY_SECONDS }, account],
	} as const satisfies Record<string, readonly [Limit, string]>;
}

const deviceLimit = (times: number): Limit => ({ name: 'login-device', times, windowSeconds: DAY_SECONDS });

const isTooMany = (error: unknown) => error instanceof HttpError && error.statusCode === 429;

/** Does it pass a limit? Any other trouble is thrown. */
async function passes(db: Db, limit: Limit, subject: string): Promise<boolean> {
	try {
		await throttle(db, limit, subject);
		return true;
	} catch (error) {
		if (isTooMany(error)) return false;
		throw error;
	}
}

/**
 * Counts a try. Limits are per network, and per network and account together, so that strangers keep no owner out; all
 * networks together have a higher and slower bound per account. Beyond any of them a known device has tries of its own.
 * Throws 429.
 */
export async function countTry(db: Db, attempt: LogInTry): Promise<void> {
	const limits = limitsOf(attempt);
	try {
		await throttle(db, ...limits.network);
		await throttle(db, ...limits.both);
		await throttle(db, ...limits.account).catch(async (error) => {
			if (isTooMany(error) && (await passes(db, WARNING, attempt.account)))
				attempt.onGuessed?.(attempt.account);
			throw error;
		});
	} catch (error) {
		const { device, times } = attempt;
		if (!device || !isTooMany(error) || !(await passes(db, deviceLimit(times), device))) throw error;
	}
}

/** After a log-in that worked: it does not count, and what this network or device had tried before is forgotten. */
export async function forgiveTries(db: Db, attempt: LogInTry): Promise<void> {
	const { network, both, account } = limitsOf(attempt);
	await forgetTries(db, ...both);
	// One try alone: an own account must not buy tries at those of others, nor an owner's log-in new guesses.
	await forgiveTry(db, ...network);
	await forgiveTry(db, ...account);
	if (attempt.device) await forgetTries(db, deviceLimit(attempt.times), attempt.device);
}

/** Forgets what was counted of an account, wherever it came from. */
export async function forgetAccountTries(db: Db, account: string): Promise<void> {
	const nowhere = { account, network: '', device: undefined, times: 1 };
	await forgetTries(db, ...limitsOf(nowhere).account);
	await forgetTries(db, WARNING, account);
}
