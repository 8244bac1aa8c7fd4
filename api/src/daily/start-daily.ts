import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { repeatWhileListening } from '../server/repeat-while-listening.ts';
import { sendDaily } from './send-daily.ts';

/** Seconds between two looks at the clock. */
const ROUND_SECONDS = 60;

/** Sends the agency what waits, in the morning, while the api listens. */
export function startDaily(
	app: FastifyInstance,
	{ database, configuration, onMailQueued }: ApiContext,
): void {
	if (configuration.DAILY_MAIL === 'no') return;
	repeatWhileListening(
		app,
		async () => {
			if (await sendDaily({ db: database.db, configuration })) onMailQueued();
		},
		{ seconds: ROUND_SECONDS, failure: 'daily mail not written' },
	);
}
