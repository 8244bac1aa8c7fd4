import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../server/context.ts';
import { repeat } from '../../server/repeat.ts';
import { sendReminders } from './send-reminders.ts';

/** Seconds between two looks for documents that come to their end. */
const ROUND = 3600;

/** Reminds owners of documents that come to their end, while the api listens. */
export function startReminders(
	app: FastifyInstance,
	{ database, configuration, onMailQueued }: ApiContext,
): void {
	let stop = async () => {};
	app.addHook('onListen', async () => {
		const rounds = repeat(
			async () => {
				if ((await sendReminders({ db: database.db, configuration })) > 0) onMailQueued();
			},
			{
				seconds: ROUND,
				onError: (error) => app.log.error({ err: error }, 'owners not reminded of documents'),
			},
		);
		stop = rounds.stop;
	});
	app.addHook('onClose', () => stop());
}
