/** Milliseconds of computing that synchronous work takes this process: a busy machine adds nothing, as it does to a clock. */
export function cpuMs(work: () => unknown): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000;
}
