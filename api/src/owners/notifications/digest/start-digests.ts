import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../server/context.ts';
import { repeatWhileListening } from '../../../server/repeat-while-listening.ts';
import { sendDigests } from './send-digests.ts';

/** Seconds between two looks at the clock. */
const ROUND_SECONDS = 60;

/** Sends owners the mails of the day and of the week, while the api listens. */
export function startDigests(
	app: FastifyInstance,
	{ database, configuration, onMailQueued }: ApiContext,
): void {
	repeatWhileListening(
		app,
		async () => {
			if ((await sendDigests({ db: database.db, configuration })) > 0) onMailQueued();
		},
		{ seconds: ROUND_SECONDS, failure: 'mails of the day for owners not written' },
	);
}
