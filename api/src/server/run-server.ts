import { runCommand } from '../cli/run-command.ts';
import { ConfigurationError, readConfiguration } from '../configuration.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { startOutboxWorker } from '../mail/outbox-worker.ts';
import { createMailTransport } from '../mail/transport.ts';
import { createApp } from './create-app.ts';

/** Longest wait for answers under way when the server is told to stop, in milliseconds. */
const PATIENCE = 10_000;

/** Starts the api: opens and migrates the database, listens, sends waiting mails; stops politely on SIGTERM and SIGINT. */
export function runServer(): Promise<void> {
	return runCommand(async () => {
		const configuration = readConfiguration();
		const { API_HOST: host, API_PORT: port } = configuration;
		const database = await openDatabase(configuration);
		try {
			await migrate(database);
			let wake = () => {};
			const app = await createApp({ database, configuration, onMailQueued: () => wake() });
			const outbox = startOutboxWorker({
				db: database.db,
				transport: createMailTransport(configuration),
				onFailure: (failure) => app.log.warn(failure, 'mail not sent'),
				onError: (error) => app.log.error({ err: error }, 'outbox not read'),
			});
			wake = outbox.wake;
			app.addHook('onClose', outbox.stop);
			const address = await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
				if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES' && error.code !== 'EADDRNOTAVAIL')
					throw error;
				throw new ConfigurationError(
					`The api cannot listen on ${host}:${port} (${error.code}): stop what uses it, or set API_PORT or API_HOST.`,
				);
			});
			console.log(`Api on ${address}. Database: ${database.description}.`);
			await stopSignal();
			setTimeout(() => process.exit(1), PATIENCE).unref();
			await app.close();
		} finally {
			await database.close();
		}
	});
}

function stopSignal(): Promise<void> {
	return new Promise((resolve) => {
		for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
	});
}
