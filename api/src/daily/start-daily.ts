import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { repeat } from '../server/repeat.ts';
import { sendDaily } from './send-daily.ts';

/** Seconds between two looks at the clock. */
const ROUND = 60;

/** Sends the agency what waits, in the morning, while the api listens. */
export function startDaily(
	app: FastifyInstance,
	{ database, configuration, onMailQueued }: ApiContext,
): void {
	if (configuration.DAILY_MAIL === 'no') return;
	let stop = async () => {};
	app.addHook('onListen', async () => {
		const rounds = repeat(
			async () => {
				if (await sendDaily({ db: database.db, configuration })) onMailQueued();
			},
			{
				seconds: ROUND,
				onError: (error) => app.log.error({ err: error }, 'daily mail not written'),
			},
		);
		stop = rounds.stop;
	});
	app.addHook('onClose', () => stop());
}
