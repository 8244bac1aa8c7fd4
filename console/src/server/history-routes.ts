import { stateChanges } from '@estate/releases';
import {
	knownRemotes,
	readLog,
	type SiteStatus,
	siteStatus,
	tryRestore,
	versionsBefore,
} from '@estate/releases/operations';
import { remoteNameSchema } from '@estate/shared-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_PATH, type EarlierAnswer, type HealthHistory } from '../console-answers.ts';
import { logQuerySchema, restorationQuerySchema } from '../console-api.ts';
import type { LogAnswer, RestorationAnswer } from '../log-answers.ts';
import { BadRequest, checked } from './bad-request.ts';
import { consoleEntry } from './console-entry.ts';
import type { ConsoleSettings } from './console-settings.ts';
import { healthHistory } from './health-history.ts';

const API = `${CONSOLE_PATH}api`;
const LOG_PAGE = 20;

type HistorySettings = Pick<ConsoleSettings, 'store' | 'channel'>;

/** The remote of an address, where there is such a one. */
async function knownRemote({ store, channel }: HistorySettings, name: string): Promise<string> {
	const { data: remote } = remoteNameSchema.safeParse(name);
	if (remote !== undefined && (await knownRemotes(store, channel)).includes(remote)) return remote;
	throw new BadRequest(404, 'not-found', 'There is no such remote in this channel or in the store.');
}

/** What was: versions, health and log of the channel, what a restore would bring back, and how its servers follow. */
export function historyRoutes(app: FastifyInstance, settings: HistorySettings): void {
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

	app.get(`${API}/status`, async (): Promise<SiteStatus> => siteStatus(store, channel));

	app.get(`${API}/restorations`, async (request): Promise<RestorationAnswer> => {
		const { revision, remote } = checked(restorationQuerySchema, request.query);
		const { before, after, takenBack } = await tryRestore(store, { channel, remote }, revision);
		return { changes: stateChanges(before, after), takenBack };
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
