import { overrideLink, pruneVersions, readLog } from '@estate/releases/operations';
import { remoteNameSchema } from '@estate/shared-contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
	CONSOLE_PATH,
	type DoneAnswer,
	type HealthHistory,
	type LogAnswer,
	type OverrideAnswer,
	type PruningAnswer,
} from '../console-answers.ts';
import {
	checkSchema,
	commandSchema,
	logQuerySchema,
	overrideSchema,
	promotionSchema,
	pruningSchema,
} from '../console-api.ts';
import { BadRequest, checked } from './bad-request.ts';
import { consoleEntry } from './console-entry.ts';
import type { ConsoleSettings } from './console-settings.ts';
import { streamEvents } from './event-stream.ts';
import { healthHistory } from './health-history.ts';
import { LiveOverview } from './live-overview.ts';
import { promotionLines } from './promotion-lines.ts';
import { Promotions } from './promotions.ts';
import { runCommand } from './run-command.ts';
import { type Session, sessionOf } from './session.ts';

const API = `${CONSOLE_PATH}api`;
const LOG_PAGE = 20;

/** What an operator who is logged in sees and does. */
export async function operationRoutes(app: FastifyInstance, settings: ConsoleSettings): Promise<void> {
	const { token, store, channel, siteUrl, overrideSecret: secret } = settings;
	const overview = new LiveOverview(store, channel, secret !== undefined);
	const promotions = new Promotions(store, channel, token);
	const streams = new Set<() => void>();

	function sessionFor({ headers }: FastifyRequest): Session {
		const session = sessionOf(headers.cookie, token);
		if (session) return session;
		throw new BadRequest(401, 'no-session', 'Log in first: there is no session here, or it is over.');
	}
	// Each answer needs a session, the ones that do not ask for it again too.
	app.addHook('onRequest', async (request) => void sessionFor(request));
	// A stream is never idle: the server would wait for it when it stops.
	app.addHook('preClose', async () => {
		for (const end of streams) end();
	});

	app.get(`${API}/events`, (request, reply) => {
		const end = streamEvents(reply, overview, sessionFor(request).expires);
		streams.add(end);
		reply.raw.once('close', () => streams.delete(end));
	});

	app.get<{ Params: { remote: string } }>(
		`${API}/remotes/:remote/health`,
		(request): Promise<HealthHistory> =>
			healthHistory(store, channel, checked(remoteNameSchema, request.params.remote)),
	);

	app.get(`${API}/log`, async (request): Promise<LogAnswer> => {
		const page = await readLog(store.log, {
			channel,
			limit: LOG_PAGE,
			...checked(logQuerySchema, request.query),
		});
		return { ...page, entries: page.entries.map(consoleEntry) };
	});

	app.post(`${API}/commands`, async (request): Promise<DoneAnswer> => {
		const command = checked(commandSchema, request.body);
		return { entry: consoleEntry(await runCommand(store, channel, sessionFor(request).who, command)) };
	});

	app.post(`${API}/checks`, async (request, reply) => {
		const check = checked(checkSchema, request.body);
		const { who } = sessionFor(request);
		reply.type('application/x-ndjson').header('x-accel-buffering', 'no');
		return reply.send(
			promotionLines(async (onPage) => ({
				kind: 'passed',
				...(await promotions.check(who, check, onPage)),
			})),
		);
	});

	app.post(`${API}/promotions`, async (request, reply) => {
		const promotion = checked(promotionSchema, request.body);
		const { who } = sessionFor(request);
		reply.type('application/x-ndjson').header('x-accel-buffering', 'no');
		return reply.send(
			promotionLines(async (onPage) => ({
				kind: 'promoted',
				...(await promotions.promote(who, promotion, onPage)),
			})),
		);
	});

	app.post(
		`${API}/overrides`,
		async (request): Promise<OverrideAnswer> => ({
			link: await overrideLink(store.artifacts, checked(overrideSchema, request.body), { secret, siteUrl }),
		}),
	);

	app.post(
		`${API}/prunings`,
		async (request): Promise<PruningAnswer> => ({
			versions: await pruneVersions(store, checked(pruningSchema, request.body)),
		}),
	);
}
