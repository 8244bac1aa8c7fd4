import type { FastifyInstance } from 'fastify';
import { repeat } from './repeat.ts';

/**
 * Does something again and again from when the api listens until it closes, which waits for the round that is under way.
 * `failure` is what the log says of a round that failed.
 */
export function repeatWhileListening(
	app: FastifyInstance,
	round: () => Promise<void>,
	{ seconds, failure }: { seconds: number; failure: string },
): void {
	let stop = async () => {};
	app.addHook('onListen', async () => {
		const rounds = repeat(round, {
			seconds,
			onError: (error) => app.log.error({ err: error }, failure),
		});
		stop = rounds.stop;
	});
	app.addHook('onClose', () => stop());
}
