import { runCommand } from '../cli/run-command.ts';
import { ConfigurationError, readConfiguration } from '../configuration.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
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
			const app = await createApp({ database, configuration, onMailQueued() {} });
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
