/** Letters that must be changed, added, taken away or swapped with their neighbour to turn one word into the other; above `limit` it does not matter how many. */
export function typingErrors(one: string, other: string, limit: number): number {
	if (Math.abs(one.length - other.length) > limit) return limit + 1;
	let before: number[] = [];
	let row = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let i = 1; i <= one.length; i++) {
		const next = [i];
		for (let j = 1; j <= other.length; j++) {
			const same = one[i - 1] === other[j - 1];
			let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + Number(!same));
			if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
				cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
			next.push(cost);
		}
		if (Math.min(...next) > limit) return limit + 1;
		before = row;
		row = next;
	}
	return row[other.length] ?? 0;
}
