import type { FastifyInstance } from 'fastify';
import { runCommand } from '../cli/run-command.ts';
import { type Configuration, ConfigurationError, readConfiguration } from '../configuration.ts';
import type { Db } from '../database/database.ts';
import { openMigrated } from '../database/open-migrated.ts';
import { freeClaims } from '../mail/outbox.ts';
import { startOutboxWorker } from '../mail/outbox-worker.ts';
import { createMailTransport } from '../mail/transport.ts';
import { takeOrders } from '../operator/operator-socket.ts';
import { countDemoOwners } from '../owners/demo-owners.ts';
import { carryOut } from '../owners/operator/carry-out.ts';
import { listUnitsOnce } from '../projects/list-units.ts';
import { warmListPictures } from '../properties/warm-list-pictures.ts';
import { createApp } from './create-app.ts';
import { repeat } from './repeat.ts';
import { sweep } from './sweep.ts';

/** Longest wait for answers under way when the server is asked to stop, in milliseconds. */
const PATIENCE = 10_000;
const SWEEP_SECONDS = 900;
const CANNOT_LISTEN = ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'];

async function listen(app: FastifyInstance, { API_HOST, API_PORT }: Configuration): Promise<string> {
	try {
		return await app.listen({ host: API_HOST, port: API_PORT });
	} catch (error) {
		const { code = '' } = error as NodeJS.ErrnoException;
		if (!CANNOT_LISTEN.includes(code)) throw error;
		throw new ConfigurationError(
			`The api cannot listen on ${API_HOST}:${API_PORT} (${code}): stop what uses it, or set API_PORT or API_HOST.`,
		);
	}
}

function stopSignal(): Promise<void> {
	return new Promise((resolve) => {
		for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
	});
}

/** Everybody knows the password of the demo agency's owners: no agency of its own should start with them unseen. */
async function warnOfDemoOwners(db: Db): Promise<void> {
	const count = await countDemoOwners(db);
	if (count > 0)
		console.log(
			`${count} owners of the demo agency can log in with a password that everybody knows: the import of another agency's feed removes them.`,
		);
}

/** Starts the api: opens and migrates the database, listens, sends waiting mails; stops politely on SIGTERM and SIGINT. */
export function runServer(): Promise<void> {
	return runCommand(async () => {
		const configuration = readConfiguration();
		const database = await openMigrated(configuration);
		try {
			const stopping = new AbortController();
			let wake = () => {};
			const context = { database, configuration, onMailQueued: () => wake() };
			const app = await createApp(context);
			if (database.kind === 'embedded') await freeClaims(database.db);
			const outbox = startOutboxWorker({
				db: database.db,
				transport: createMailTransport(configuration),
				onFailure: (failure) => app.log.warn(failure, 'mail not sent'),
				onAway: (away) => app.log.warn(away, 'mail server away: mails wait'),
				onError: (error) => app.log.error({ err: error }, 'outbox not read'),
			});
			wake = outbox.wake;
			app.addHook('onClose', outbox.stop);
			const sweeping = repeat(() => sweep(context), {
				seconds: SWEEP_SECONDS,
				onError: (error) => app.log.error({ err: error }, 'not swept'),
			});
			app.addHook('onClose', sweeping.stop);
			if (database.kind === 'embedded') {
				const services = { db: database.db, configuration, onMailQueued: context.onMailQueued };
				const orders = await takeOrders(configuration.DATA_DIR, (order) => carryOut(services, order));
				app.addHook('onClose', orders.close);
			}
			try {
				const address = await listen(app, configuration);
				console.log(`Api on ${address}. Database: ${database.description}.`);
				await warnOfDemoOwners(database.db);
				await listUnitsOnce(database.db);
				warmListPictures(database.db, configuration, stopping.signal).catch((error) =>
					app.log.warn({ err: error }, 'pictures not made in advance'),
				);
				await stopSignal();
				stopping.abort();
				setTimeout(() => process.exit(1), PATIENCE).unref();
			} finally {
				await app.close();
			}
		} finally {
			await database.close();
		}
	});
}
