import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { createWebhookWorker } from './webhook-worker.ts';

/** Milliseconds between two looks for events to deliver. */
const ROUND_MS = 2_000;

/** Delivers events while the api listens. */
export function startWebhooks(app: FastifyInstance, { database, configuration }: ApiContext): void {
	let stop = async () => {};
	app.addHook('onListen', async () => {
		const onError = (error: unknown) => app.log.error({ err: error }, 'webhooks not read');
		const worker = createWebhookWorker({
			db: database.db,
			configuration,
			onFailure: (failure) => app.log.warn(failure, 'webhook not delivered'),
			onError,
		});
		// Not one round after the other: a receiver that hangs would hold the others up.
		const timer = setInterval(() => void worker.runOnce().catch(onError), ROUND_MS);
		stop = async () => {
			clearInterval(timer);
			await worker.stop();
		};
	});
	app.addHook('onClose', () => stop());
}
