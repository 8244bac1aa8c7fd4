import { EVERY, EVERYWHERE, permitted, promotionAction, ReleaseError, stateChanges } from '@estate/releases';
import {
	knownRemotes,
	makeOrPropose,
	overrideLink,
	pruneVersions,
	readLog,
	tryRestore,
	versionsBefore,
} from '@estate/releases/operations';
import { remoteNameSchema } from '@estate/shared-contract/schemas';
import type { FastifyInstance } from 'fastify';
import {
	CONSOLE_PATH,
	type DoneAnswer,
	type EarlierAnswer,
	type HealthHistory,
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
	restorationQuerySchema,
} from '../console-api.ts';
import type { LogAnswer, RestorationAnswer } from '../log-answers.ts';
import { auditRoutes } from './access/audit-routes.ts';
import type { RequestCallers } from './access/request-callers.ts';
import { BadRequest, checked } from './bad-request.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { consoleEntry } from './console-entry.ts';
import type { ConsoleSettings } from './console-settings.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { errorRoutes } from './errors/error-routes.ts';
import { streamEvents } from './event-stream.ts';
import { healthHistory } from './health-history.ts';
import { LiveOverview } from './live-overview.ts';
import { ofOwnChannel } from './own-channel.ts';
import { sendLines } from './promotion-lines.ts';
import { Promotions } from './promotions.ts';
import { consoleProposal } from './proposals/console-proposal.ts';
import { proposalRoutes } from './proposals/proposal-routes.ts';
import { wantedChangeOf } from './proposals/wanted-change-of.ts';
import { publishRoutes } from './publish/publish-routes.ts';
import { requirePage } from './require-page.ts';
import { actionOf, runCommand } from './run-command.ts';

const API = `${CONSOLE_PATH}api`;
const LOG_PAGE = 20;

interface OperationSettings extends ConsoleSettings {
	ended: EndedSessions;
	callers: RequestCallers;
}

interface OperationTools extends OperationSettings {
	promotions: Promotions;
	overview: LiveOverview;
}

/** The overview as it changes, until the session or the server ends. */
function eventRoutes(app: FastifyInstance, { callers, overview }: OperationTools): void {
	const streams = new Set<() => void>();
	// A stream is never idle: the server would wait for it when it stops.
	app.addHook('preClose', async () => {
		for (const end of streams) end();
	});
	app.get(`${API}/events`, (request, reply) => {
		const session = callers.session(request);
		// Without the store nothing is known, and nothing can be done.
		const isOver = () =>
			callers.whoHolds(session).then(
				(identity) => identity === undefined,
				() => false,
			);
		const end = streamEvents(reply, overview, { until: session.expires, isOver });
		streams.add(end);
		reply.raw.once('close', () => streams.delete(end));
	});
}

/** The remote of an address, where there is such a one. */
async function knownRemote({ store, channel }: ConsoleSettings, name: string): Promise<string> {
	const { data: remote } = remoteNameSchema.safeParse(name);
	if (remote !== undefined && (await knownRemotes(store, channel)).includes(remote)) return remote;
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
function promotionRoutes(
	app: FastifyInstance,
	{ store, channel, callers, promotions, overview }: OperationTools,
): void {
	app.post(`${API}/checks`, async (request, reply) => {
		const check = checked(checkSchema, request.body);
		const caller = callers.caller(request);
		const asked = { action: 'check', remote: check.remote, channel } as const;
		return sendLines(reply, async (onPage) => ({
			kind: 'passed',
			...(await permitted(store.records, caller, asked, (who) => promotions.check(who, check, onPage))),
		}));
	});

	app.post(`${API}/cancellations`, async (request, reply) => {
		const running = await promotions.running();
		if (!running) throw new ReleaseError('busy', 'No check runs just now: it has ended.');
		const asked = { action: 'check', remote: running.remote, channel } as const;
		await permitted(store.records, callers.caller(request), asked, (who) => promotions.cancel(who));
		return reply.code(204).send();
	});

	app.post(`${API}/promotions`, async (request, reply) => {
		const promotion = checked(promotionSchema, request.body);
		const caller = callers.caller(request);
		const { why, ...check } = promotion;
		const { remote, version, rollout, waived } = check;
		const change = { kind: 'promote', version, rollout, waived } as const;
		const wanted = { channel, remote, why, action: promotionAction(rollout), change };
		return sendLines(reply, async (onPage) => {
			const { made, proposal } = await makeOrPropose(store, caller, wanted, {
				make: (who) => promotions.promote(who, promotion, onPage),
				check: (who) => promotions.check(who, check, onPage),
			});
			if (made) return { kind: 'promoted', ...made };
			overview.refresh();
			return { kind: 'proposed', proposal: consoleProposal(proposal) };
		});
	});
}

function commandRoutes(app: FastifyInstance, settings: OperationTools): void {
	const { store, channel, siteUrl, overrideSecret: secret, callers, overview } = settings;

	app.post(`${API}/commands`, async (request): Promise<DoneAnswer> => {
		const command = checked(commandSchema, request.body);
		const caller = callers.caller(request);
		const run = (who: string) => runCommand(store, channel, who, command);
		const wanted = wantedChangeOf(command, channel);
		if (!wanted) {
			const asked = { action: actionOf(command), remote: command.remote ?? EVERY, channel };
			return { entry: consoleEntry(await permitted(store.records, caller, asked, run)) };
		}
		const check = async () => {
			if (command.command === 'retire' && command.redirect) await requirePage(app, command.redirect);
		};
		const { made, proposal } = await makeOrPropose(store, caller, wanted, {
			make: async (who) => {
				await check();
				return run(who);
			},
			check,
		});
		if (made) return { entry: consoleEntry(made) };
		overview.refresh();
		return { proposal: consoleProposal(proposal) };
	});

	app.post(`${API}/overrides`, async (request): Promise<OverrideAnswer> => {
		const override = checked(overrideSchema, request.body);
		const asked = { action: 'override', remote: override.remote, channel } as const;
		const link = await permitted(store.records, callers.caller(request), asked, () =>
			overrideLink(store.artifacts, override, { secret, siteUrl }),
		);
		return { link };
	});

	app.post(`${API}/prunings`, async (request): Promise<PruningAnswer> => {
		const pruning = checked(pruningSchema, request.body);
		const asked = { action: 'prune', ...EVERYWHERE } as const;
		const versions = await permitted(store.records, callers.caller(request), asked, () =>
			pruneVersions(store, pruning),
		);
		return { versions };
	});
}

/** What an operator who is logged in sees and does. */
export async function operationRoutes(app: FastifyInstance, settings: OperationSettings): Promise<void> {
	// Each answer needs a session or a token, the ones that do not ask for it again too.
	app.addHook('onRequest', (request) => settings.callers.admit(request));
	const { store, channel, token, overrideSecret } = settings;
	app.addHook('preHandler', async (request) => {
		request.body = ofOwnChannel(request.body, channel);
	});
	const tools = {
		...settings,
		promotions: new Promotions(store, channel, token),
		overview: new LiveOverview(store, channel, overrideSecret !== undefined),
	};
	eventRoutes(app, tools);
	historyRoutes(app, settings);
	promotionRoutes(app, tools);
	commandRoutes(app, tools);
	proposalRoutes(app, tools);
	auditRoutes(app, settings);
	await publishRoutes(app, settings);
	await catalogueRoutes(app, settings);
	await errorRoutes(app, settings);
}
