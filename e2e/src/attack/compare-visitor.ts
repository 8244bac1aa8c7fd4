/** How many times as long a visitor may wait under attack */
const MOST_TIMES = 3;
/** What else the machine does spoils a round, hardly each of them */
const ROUNDS = 3;

/** 95th percentiles of a visitor, in milliseconds. */
export interface VisitorTimes {
	quiet: number;
	/** Beside as many ordinary visitors as the attacker has senders; absent where an attack sends nothing */
	beside?: number;
	attacked: number;
}

/** What a visitor may be compared with: nobody else, or as many who mean no harm. */
const yardstick = ({ quiet, beside = 0 }: VisitorTimes): number => Math.max(quiet, beside);

/** Is each of these within the limit? */
export const isHarmless = (...all: readonly VisitorTimes[]): boolean =>
	all.every((times) => times.attacked <= MOST_TIMES * yardstick(times));

/**
 * Measures a visitor in rounds, each with its own quiet, until the attack costs no more than the limit. Whatever the machine
 * does besides only adds to a time, so one round within the limit shows what the attack does; one that harms is beyond it in all of
 * them. Resolves with the last round.
 */
export async function compareVisitor<Round extends readonly VisitorTimes[]>(
	round: () => Promise<Round>,
): Promise<Round> {
	for (let left = ROUNDS - 1; ; left--) {
		const times = await round();
		if (left === 0 || isHarmless(...times)) return times;
	}
}
