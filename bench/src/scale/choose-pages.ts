/** An address among some, where the first is asked for twice as often as the second, thrice as often as the third … (Zipf). */
export function popular<Value>(values: readonly Value[], chance: number): Value {
	const total = values.reduce((sum, _, index) => sum + 1 / (index + 1), 0);
	let rest = chance * total;
	for (const [index, value] of values.entries()) {
		rest -= 1 / (index + 1);
		if (rest < 0) return value;
	}
	return values[values.length - 1] as Value;
}

/** Order by chance, of its own for a seed */
export function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
	return values
		.map((value) => ({ value, at: random() }))
		.sort((one, other) => one.at - other.at)
		.map(({ value }) => value);
}
