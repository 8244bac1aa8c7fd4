import { setTimeout } from 'node:timers/promises';
import { logLine } from '@estate/shared-contract/log-line';
import { addressFault } from '@estate/shared-contract/server-settings';
import { startTracing, traceSettings } from '@estate/telemetry';
import type { FastifyInstance } from 'fastify';
import { runCommand } from '../cli/run-command.ts';
import { type Configuration, ConfigurationError, readConfiguration } from '../configuration.ts';
import { openMigrated } from '../database/open-migrated.ts';
import { newerDatabaseWarning } from '../database/require-migrated.ts';
import { freeClaims } from '../mail/outbox.ts';
import { startOutboxWorker } from '../mail/outbox-worker.ts';
import { createMailTransport } from '../mail/transport.ts';
import { ApiMetrics } from '../metrics/api-metrics.ts';
import { observeApi } from '../metrics/observe-api.ts';
import { takeOrders } from '../operator/operator-socket.ts';
import { demoOwnersWarning } from '../owners/demo-owners.ts';
import { carryOutMessages } from '../owners/messages/operator/carry-out-messages.ts';
import { isMessageOrder } from '../owners/messages/operator/message-orders.ts';
import { carryOut } from '../owners/operator/carry-out.ts';
import { listUnitsOnce } from '../projects/list-units.ts';
import { warmListPictures } from '../properties/warm-list-pictures.ts';
import { createApp } from './create-app.ts';
import { repeat } from './repeat.ts';
import { sweep } from './sweep.ts';

/** Longest wait for answers under way when the server is asked to stop, in milliseconds. */
const STOP_TIMEOUT_MS = 10_000;
const SWEEP_SECONDS = 900;
/** What nobody waits for begins when the site, which is often started beside its api, has had the processor. */
const afterStart = (signal: AbortSignal) => setTimeout(5_000, undefined, { signal, ref: false });
const CANNOT_LISTEN = ['EADDRINUSE', 'EACCES'];

async function listen(app: FastifyInstance, { API_HOST, API_PORT }: Configuration): Promise<string> {
	try {
		return await app.listen({ host: API_HOST, port: API_PORT });
	} catch (error) {
		const { code = '' } = error as NodeJS.ErrnoException;
		const fault = addressFault('API_HOST', API_HOST, code);
		if (fault) throw new ConfigurationError(fault);
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

type Context = Parameters<typeof createApp>[0] & { metrics: ApiMetrics };

/** What runs beside the answers: metrics, mails, sweeping, and orders of the command line. It ends with the app. */
async function startBeside(app: FastifyInstance, context: Context, mails: { wake(): void }): Promise<void> {
	const { database, configuration, metrics } = context;
	app.addHook('onClose', await observeApi(metrics, context));
	if (database.kind === 'embedded') await freeClaims(database.db);
	const outbox = startOutboxWorker({
		db: database.db,
		transport: createMailTransport(configuration),
		onSent: () => metrics.mails.inc({ result: 'sent' }),
		onFailure(failure) {
			metrics.mails.inc({ result: failure.isGivenUp ? 'given-up' : 'put-off' });
			app.log.warn(failure, 'mail not sent');
		},
		onAway(away) {
			metrics.mails.inc({ result: 'away' });
			app.log.warn(away, 'mail server away: mails wait');
		},
		onError: (error) => app.log.error({ err: error }, 'outbox not read'),
	});
	mails.wake = outbox.wake;
	app.addHook('onClose', outbox.stop);
	const sweeping = repeat(() => sweep(context), {
		seconds: SWEEP_SECONDS,
		onError: (error) => app.log.error({ err: error }, 'not swept'),
	});
	app.addHook('onClose', sweeping.stop);
	if (database.kind !== 'embedded') return;
	const services = { db: database.db, configuration, onMailQueued: context.onMailQueued };
	const orders = await takeOrders(configuration.DATA_DIR, (order) =>
		isMessageOrder(order) ? carryOutMessages(services, order) : carryOut(services, order),
	);
	app.addHook('onClose', orders.close);
}

async function serve(
	app: FastifyInstance,
	{ database, configuration }: Context,
	stopped: Promise<void>,
): Promise<void> {
	const stopping = new AbortController();
	const address = await listen(app, configuration);
	console.log(logLine('api', 'info', `Api on ${address}. Database: ${database.description}.`));
	for (const warning of [await newerDatabaseWarning(database), await demoOwnersWarning(database.db)])
		if (warning) console.log(logLine('api', 'warn', warning));
	await listUnitsOnce(database.db);
	afterStart(stopping.signal)
		.then(() => warmListPictures(database.db, configuration, stopping.signal))
		.catch((error) => {
			if (!stopping.signal.aborted) app.log.warn({ err: error }, 'pictures not made in advance');
		});
	await stopped;
	stopping.abort();
	await app.drain.begin(configuration.DRAIN_SECONDS);
}

/** Starts the api: opens and migrates the database, listens, sends waiting mails; stops politely on SIGTERM and SIGINT. */
export function runServer(): Promise<void> {
	const sayFatal = (sentence: string) => console.error(logLine('api', 'fatal', sentence));
	return runCommand(async () => {
		const configuration = readConfiguration();
		const stopTracing = await startTracing(traceSettings(configuration), 'api', console.error);
		const database = await openMigrated(configuration);
		try {
			// From now on: one that comes while it starts would end it in the middle.
			const stopped = stopSignal();
			const mails = { wake() {} };
			const context = {
				database,
				configuration,
				metrics: new ApiMetrics(),
				onMailQueued: () => mails.wake(),
			};
			const app = await createApp(context);
			try {
				await startBeside(app, context, mails);
				await serve(app, context, stopped);
			} finally {
				globalThis.setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
				await app.close();
			}
		} finally {
			await database.close();
			await stopTracing();
		}
	}, sayFatal);
}
