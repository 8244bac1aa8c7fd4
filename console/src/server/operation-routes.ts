import { type ReleaseStore, stateChanges } from '@estate/releases';
import {
	overrideLink,
	pruneVersions,
	readLog,
	tryRestore,
	versionsBefore,
} from '@estate/releases/operations';
import type { Channel } from '@estate/shared-contract';
import { remoteNameSchema } from '@estate/shared-contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
	CONSOLE_PATH,
	type DoneAnswer,
	type EarlierAnswer,
	type HealthHistory,
	type LogAnswer,
	type OverrideAnswer,
	type PruningAnswer,
	type RestorationAnswer,
} from '../console-answers.ts';
import {
	checkSchema,
	commandSchema,
	logQuerySchema,
	overrideSchema,
	promotionSchema,
	pruningSchema,
	restorationQuerySchema,
} from '../console-api.ts';
import { BadRequest, checked } from './bad-request.ts';
import { consoleEntry } from './console-entry.ts';
import type { ConsoleSettings } from './console-settings.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { streamEvents } from './event-stream.ts';
import { healthHistory } from './health-history.ts';
import { LiveOverview } from './live-overview.ts';
import { promotionLines } from './promotion-lines.ts';
import { Promotions } from './promotions.ts';
import { runCommand } from './run-command.ts';
import { type Session, sessionOf } from './session.ts';

const API = `${CONSOLE_PATH}api`;
const LOG_PAGE = 20;

interface OperationSettings extends ConsoleSettings {
	ended: EndedSessions;
}

type SessionFor = (request: FastifyRequest) => Session;

/** The overview as it changes, until the session or the server ends. */
function eventRoutes(app: FastifyInstance, settings: OperationSettings, sessionFor: SessionFor): void {
	const { store, channel, overrideSecret, ended } = settings;
	const overview = new LiveOverview(store, channel, overrideSecret !== undefined);
	const streams = new Set<() => void>();
	// A stream is never idle: the server would wait for it when it stops.
	app.addHook('preClose', async () => {
		for (const end of streams) end();
	});
	app.get(`${API}/events`, (request, reply) => {
		const session = sessionFor(request);
		const isOver = () => ended.has(session);
		const end = streamEvents(reply, overview, { until: session.expires, isOver });
		streams.add(end);
		reply.raw.once('close', () => streams.delete(end));
	});
}

async function isRemote(store: ReleaseStore, channel: Channel, remote: string): Promise<boolean> {
	const { state } = await store.log.newest(channel);
	return Object.hasOwn(state, remote) || (await store.artifacts.remotes()).includes(remote);
}

/** The remote of an address, where there is such a one. */
async function knownRemote({ store, channel }: ConsoleSettings, name: string): Promise<string> {
	const { data: remote } = remoteNameSchema.safeParse(name);
	if (remote !== undefined && (await isRemote(store, channel, remote))) return remote;
	throw new BadRequest(404, 'not-found', 'There is no such remote in this channel or in the store.');
}

function historyRoutes(app: FastifyInstance, settings: ConsoleSettings): void {
	const { store, channel } = settings;
	app.get<{ Params: { remote: string } }>(
		`${API}/remotes/:remote/earlier`,
		async ({ params }): Promise<EarlierAnswer> => ({
			versions: await versionsBefore(store.log, channel, await knownRemote(settings, params.remote)),
		}),
	);

	app.get<{ Params: { remote: string } }>(
		`${API}/remotes/:remote/health`,
		async ({ params }): Promise<HealthHistory> =>
			healthHistory(store, channel, await knownRemote(settings, params.remote)),
	);

	app.get(`${API}/restorations`, async (request): Promise<RestorationAnswer> => {
		const { revision, remote } = checked(restorationQuerySchema, request.query);
		const { before, after } = await tryRestore(store, { channel, remote }, revision);
		return { changes: stateChanges(before, after) };
	});

	app.get(`${API}/log`, async (request): Promise<LogAnswer> => {
		const page = await readLog(store.log, {
			channel,
			limit: LOG_PAGE,
			...checked(logQuerySchema, request.query),
		});
		return { ...page, entries: page.entries.map(consoleEntry) };
	});
}

/** What takes long: the answer is lines, as it goes on. */
function promotionRoutes(app: FastifyInstance, settings: ConsoleSettings, sessionFor: SessionFor): void {
	const promotions = new Promotions(settings.store, settings.channel, settings.token);
	const sendLines = (reply: FastifyReply, work: Parameters<typeof promotionLines>[0]) =>
		reply.type('application/x-ndjson').header('x-accel-buffering', 'no').send(promotionLines(work));

	app.post(`${API}/checks`, async (request, reply) => {
		const check = checked(checkSchema, request.body);
		const { who } = sessionFor(request);
		return sendLines(reply, async (onPage) => ({
			kind: 'passed',
			...(await promotions.check(who, check, onPage)),
		}));
	});

	app.post(`${API}/cancellations`, async (request, reply) => {
		await promotions.cancel(sessionFor(request).who);
		return reply.code(204).send();
	});

	app.post(`${API}/promotions`, async (request, reply) => {
		const promotion = checked(promotionSchema, request.body);
		const { who } = sessionFor(request);
		return sendLines(reply, async (onPage) => ({
			kind: 'promoted',
			...(await promotions.promote(who, promotion, onPage)),
		}));
	});
}

function commandRoutes(app: FastifyInstance, settings: ConsoleSettings, sessionFor: SessionFor): void {
	const { store, channel, siteUrl, overrideSecret: secret } = settings;

	app.post(`${API}/commands`, async (request): Promise<DoneAnswer> => {
		const command = checked(commandSchema, request.body);
		return { entry: consoleEntry(await runCommand(store, channel, sessionFor(request).who, command)) };
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

const noSession = () =>
	new BadRequest(401, 'no-session', 'Log in first: there is no session here, or it is over.');

/** What an operator who is logged in sees and does. */
export async function operationRoutes(app: FastifyInstance, settings: OperationSettings): Promise<void> {
	function sessionFor({ headers }: FastifyRequest): Session {
		const session = sessionOf(headers.cookie, settings.token);
		if (session) return session;
		throw noSession();
	}
	// Each answer needs a session, the ones that do not ask for it again too.
	app.addHook('onRequest', async (request) => {
		if (await settings.ended.has(sessionFor(request))) throw noSession();
	});
	eventRoutes(app, settings, sessionFor);
	historyRoutes(app, settings);
	promotionRoutes(app, settings, sessionFor);
	commandRoutes(app, settings, sessionFor);
}
