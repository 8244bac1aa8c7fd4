const EVERY_MS = 1_000;
const LONGEST = 2_000;

/** Passes on one line a second, cut to 2,000 characters, and with the next one says how many were left out. */
export function limitLines(
	write: (line: string) => void,
	now: () => number = () => performance.now(),
): (line: string) => void {
	let nextMs = Number.NEGATIVE_INFINITY;
	let leftOut = 0;
	return (line) => {
		const nowMs = now();
		if (nowMs < nextMs) {
			leftOut += 1;
			return;
		}
		nextMs = nowMs + EVERY_MS;
		write(`${leftOut > 0 ? `(${leftOut} lines were left out) ` : ''}${line.slice(0, LONGEST)}`);
		leftOut = 0;
	};
}
