import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './context.ts';
import { SERVER_LIMITS } from './server-limits.ts';
import { storageHealth } from './storage-health.ts';

/** False also for what gives no answer in time. */
async function isWell(look: Promise<boolean>): Promise<boolean> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<boolean>((resolve) => {
		timer = setTimeout(resolve, SERVER_LIMITS.healthMs, false);
	});
	return Promise.race([look.catch(() => false), late]).finally(() => clearTimeout(timer));
}

/**
 * `/livez`: does the process answer at all? `/readyz`: may a load balancer send requests here? Not before what
 * searches compare has been read (`isAwake`; the first ones would wait for it), nor while it drains.
 * `/healthz`: an answer within a second, whatever hangs. What is wrong is named by one word; the log says more.
 */
export function registerHealth(
	app: FastifyInstance,
	{ database, configuration }: ApiContext,
	isAwake: () => boolean,
): void {
	const canStore = storageHealth(configuration.DATA_DIR);
	let running: Promise<boolean> | undefined;
	/** One query at a time: asking often does not fill the pool of a database that hangs. */
	const canRead = () => {
		running ??= database.db
			.selectFrom('content_state')
			.select('id')
			.execute()
			.then(() => true)
			.finally(() => {
				running = undefined;
			});
		return running;
	};
	app.get('/healthz', async (_, reply) => {
		const [reads, stores] = await Promise.all([isWell(canRead()), isWell(canStore())]);
		const problems = [...(reads ? [] : ['database']), ...(stores ? [] : ['storage'])];
		reply.code(problems.length === 0 ? 200 : 503).header('cache-control', 'no-store');
		return problems.length === 0 ? { ok: true } : { ok: false, problems };
	});
	app.get('/livez', { schema: { hide: true } }, async (_, reply) => {
		reply.header('cache-control', 'no-store');
		return { status: 'live' };
	});
	app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
		const status = app.drain.isDraining ? 'draining' : isAwake() ? 'ready' : 'starting';
		reply.code(status === 'ready' ? 200 : 503).header('cache-control', 'no-store');
		return { status };
	});
}
