type CleanUp = () => Promise<void>;

const cleanUps = new Set<CleanUp>();

/** Has something ended when the whole run is interrupted; what is returned takes that back. */
export function whenInterrupted(cleanUp: CleanUp): () => void {
	cleanUps.add(cleanUp);
	return () => cleanUps.delete(cleanUp);
}

/** Ends all that was started. */
export async function interrupt(): Promise<void> {
	await Promise.allSettled([...cleanUps].map((cleanUp) => cleanUp()));
}

/** Ctrl-C and a termination end what was started, and then this process with code 130. */
export function listenForInterruption(): void {
	let isEnding = false;
	const end = async (signal: string) => {
		if (isEnding) return;
		isEnding = true;
		console.error(`\n${signal}: ending what was started.`);
		await interrupt();
		process.exit(130);
	};
	for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
}
