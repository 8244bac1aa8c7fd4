/** What a developer or a release manager waits for, on two cores that nothing else keeps busy; `npm test` does not ask, times depend on the machine. */
const WAIT_BUDGETS = {
	/** `npm start` where nothing has changed, until both servers answer */
	start: { seconds: 4, cpuSeconds: 6.5 },
	/** `npm run release -- publish`: types, both builds, into the store */
	publish: { seconds: 5, cpuSeconds: 8 },
	/** `npm run release -- promote --without-browser`: every other check, then the log */
	promote: { seconds: 3, cpuSeconds: 3.5 },
} as const;

export type Waited = keyof typeof WAIT_BUDGETS;

export interface Wait {
	what: Waited;
	/** Of a clock */
	seconds: number;
	/** Of processors, of all processes together; 0 where the system does not tell */
	cpuSeconds: number;
}

/** Each budget that is broken, in a sentence. */
export function brokenWaits(waits: readonly Wait[]): string[] {
	return waits.flatMap(({ what, ...wait }) => {
		const budget = WAIT_BUDGETS[what];
		return (['seconds', 'cpuSeconds'] as const)
			.filter((unit) => wait[unit] > budget[unit])
			.map(
				(unit) =>
					`${what}: ${wait[unit].toFixed(1)} ${unit === 'seconds' ? 's' : 's of processor'}, at most ${budget[unit]} are meant.`,
			);
	});
}
