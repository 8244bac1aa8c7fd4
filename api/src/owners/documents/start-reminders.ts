import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../server/context.ts';
import { repeatWhileListening } from '../../server/repeat-while-listening.ts';
import { sendReminders } from './send-reminders.ts';

/** Seconds between two looks for documents that come to their end. */
const ROUND_SECONDS = 3600;

/** Reminds owners of documents that come to their end, while the api listens. */
export function startReminders(
	app: FastifyInstance,
	{ database, configuration, onMailQueued }: ApiContext,
): void {
	repeatWhileListening(
		app,
		async () => {
			if ((await sendReminders({ db: database.db, configuration })) > 0) onMailQueued();
		},
		{ seconds: ROUND_SECONDS, failure: 'owners not reminded of documents' },
	);
}
