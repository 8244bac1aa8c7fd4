import { hash, verify } from '@node-rs/argon2';
import { Turns } from '../../server/turns.ts';

/** argon2id with 64 MiB and 3 passes: about 50 ms a try. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** Two at once leave the processor to others: a burst of log-ins must not look like an api that hangs. */
const AT_ONCE = 2;
/** Some two seconds of work; who comes then is told to come back */
const MOST_WAITING = 60;

const turns = new Turns({ what: 'log-ins', atOnce: AT_ONCE, waiting: MOST_WAITING, retryAfterSeconds: 5 });

export function hashPassword(password: string): Promise<string> {
	return turns.run(() => hash(password, COST));
}

/** What anyone who guesses at no account may even know */
export const DECOY = 'no account has this';
let decoy: Promise<string> | undefined;

/** Is it the password? An account that does not exist or has none takes as long and answers false (decisions 25). */
export async function verifyPassword(
	stored: string | null | undefined,
	password: string,
	check: (hash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
	decoy ??= hashPassword(DECOY);
	const against = stored ?? (await decoy);
	const matches = await turns.run(() => check(against, password));
	return matches && stored != null;
}
