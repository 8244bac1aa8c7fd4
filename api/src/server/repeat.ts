import { RoundError } from './round.ts';

/** Does something now and again and again, never twice at once; a failure, each of a round, is reported and tried again the next time. */
export function repeat(
	work: () => Promise<void>,
	{ seconds, onError }: { seconds: number; onError: (error: unknown) => void },
): { stop(): Promise<void> } {
	let running: Promise<void> | undefined;
	const run = () => {
		running ??= work()
			.catch((error: unknown) => {
				for (const failure of error instanceof RoundError ? error.failures : [error]) onError(failure);
			})
			.finally(() => {
				running = undefined;
			});
	};
	const timer = setInterval(run, seconds * 1000);
	run();
	return {
		async stop() {
			clearInterval(timer);
			await running;
		},
	};
}
