/** ln(n!) for whole n, by Stirling's series above 20: exact to 1e-10 there. */
function logFactorial(n: number): number {
	if (n < 2) return 0;
	if (n <= 20) {
		let product = 1;
		for (let factor = 2; factor <= n; factor++) product *= factor;
		return Math.log(product);
	}
	const x = n + 1;
	return (
		(x - 0.5) * Math.log(x) -
		x +
		0.5 * Math.log(2 * Math.PI) +
		1 / (12 * x) -
		1 / (360 * x ** 3) +
		1 / (1260 * x ** 5)
	);
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

export interface Counted {
	total: number;
	failed: number;
}

/**
 * Fisher's exact test, one-sided: the probability that, were both equally good, at least so many of the failures would
 * fall to `one` by chance.
 */
export function chanceOfDifference(one: Counted, other: Counted): number {
	const all = one.total + other.total;
	const failures = one.failed + other.failed;
	const log = (k: number) =>
		logChoose(one.total, k) + logChoose(other.total, failures - k) - logChoose(all, failures);
	let chance = 0;
	for (let k = Math.max(one.failed, failures - other.total); k <= Math.min(failures, one.total); k++)
		chance += Math.exp(log(k));
	return Math.min(1, chance);
}

/** The probability of at least so many failures where each view fails with probability `rate` (binomial, one-sided). */
export function chanceAbove({ total, failed }: Counted, rate: number): number {
	if (failed === 0 || rate >= 1) return 1;
	if (rate <= 0) return 0;
	let chance = 0;
	for (let k = failed; k <= total; k++) {
		const part = Math.exp(logChoose(total, k) + k * Math.log(rate) + (total - k) * Math.log1p(-rate));
		chance += part;
		if (k > total * rate && part < chance * 1e-12) break;
	}
	return Math.min(1, chance);
}
