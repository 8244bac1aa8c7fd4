import { hash, verify } from '@node-rs/argon2';

/** argon2id with 64 MiB and 3 passes: about 50 ms a try. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
	return hash(password, COST);
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
	const matches = await check(stored ?? (await decoy), password);
	return matches && stored != null;
}
