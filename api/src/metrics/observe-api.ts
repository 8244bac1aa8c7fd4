import { serveMetrics } from '@estate/telemetry/metrics';
import { ConfigurationError } from '../configuration.ts';
import { observeQueries } from '../database/observe-queries.ts';
import type { ApiContext } from '../server/context.ts';
import { SERVER_LIMITS } from '../server/server-limits.ts';
import { storageHealth } from '../server/storage-health.ts';
import type { ApiMetrics } from './api-metrics.ts';
import { queryWords } from './query-words.ts';
import { type DatabaseFigures, readDatabaseFigures } from './read-figures.ts';
import { traceQueries } from './trace-queries.ts';

type Observed = Pick<ApiContext, 'database' | 'configuration'>;

/** Undefined also for a database that gives no answer in time: how it does is a figure itself. */
async function figuresInTime({ database }: Observed): Promise<DatabaseFigures | undefined> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<undefined>((resolve) => {
		timer = setTimeout(resolve, SERVER_LIMITS.healthMs, undefined);
	});
	const figures = readDatabaseFigures(database.db).catch(() => undefined);
	return Promise.race([figures, late]).finally(() => clearTimeout(timer));
}

/** Brings up to date what is not counted as it happens: the pool, the disk, what stands in the database. */
function refreshMetrics(metrics: ApiMetrics, observed: Observed): () => Promise<void> {
	const canStore = storageHealth(observed.configuration.DATA_DIR);
	let reading: Promise<DatabaseFigures | undefined> | undefined;
	return async () => {
		const { open, idle, waiting, most } = observed.database.pool();
		for (const [state, count] of Object.entries({ open, idle, waiting })) metrics.pool.set({ state }, count);
		metrics.poolMost.set(most);
		reading ??= figuresInTime(observed).finally(() => {
			reading = undefined;
		});
		const [figures, isWritable] = await Promise.all([reading, canStore()]);
		metrics.storageWritable.set(isWritable ? 1 : 0);
		metrics.databaseUp.set(figures ? 1 : 0);
		if (!figures) return;
		metrics.outbox.set({ state: 'waiting' }, figures.waiting);
		metrics.outbox.set({ state: 'failed' }, figures.failed);
		metrics.outboxAge.set(figures.oldestSeconds);
		metrics.revision.set(figures.revision);
		metrics.changedAt.set(figures.changedAt);
	};
}

/** Counts and traces queries, and serves `/metrics` where a port is given. Returns what ends it. Throws ConfigurationError. */
export async function observeApi(metrics: ApiMetrics, observed: Observed): Promise<() => Promise<void>> {
	const { API_METRICS_HOST: host, API_METRICS_PORT: port } = observed.configuration;
	const stopTracing = traceQueries();
	if (port === undefined) return async () => stopTracing();
	const stopCounting = observeQueries(({ sql, milliseconds, error }) => {
		const { operation } = queryWords(sql);
		metrics.querySeconds.observe({ operation }, milliseconds / 1_000);
		if (error) metrics.queryErrors.inc({ operation });
	});
	try {
		const server = await serveMetrics({ host, port }, metrics.registry, refreshMetrics(metrics, observed));
		return async () => {
			stopTracing();
			stopCounting();
			await server.close();
		};
	} catch (error) {
		const { code = '' } = error as NodeJS.ErrnoException;
		throw new ConfigurationError(
			`The metrics of the api cannot listen on ${host}:${port} (${code}): set API_METRICS_PORT or API_METRICS_HOST.`,
		);
	}
}
