import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../../server/http-error.ts';

/** argon2id with 64 MiB and 3 passes: about 50 ms a try. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** Two at once leave the processor to others: a burst of log-ins must not look like an api that hangs. */
const AT_ONCE = 2;
/** Some two seconds of work; who comes then is told to come back */
const MOST_WAITING = 60;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a hash when it is its turn. Throws a 503 answer when too many wait. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
	if (running >= AT_ONCE) {
		if (waiting.length >= MOST_WAITING)
			throw new HttpError(503, 'unavailable', 'Too many log-ins at once: try again in a few seconds.', {
				headers: { 'retry-after': '5' },
			});
		await new Promise<void>((resolve) => waiting.push(resolve));
	}
	running += 1;
	try {
		return await work();
	} finally {
		running -= 1;
		waiting.shift()?.();
	}
}

export function hashPassword(password: string): Promise<string> {
	return inTurn(() => hash(password, COST));
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
	const matches = await inTurn(() => check(against, password));
	return matches && stored != null;
}
