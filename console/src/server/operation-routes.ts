import type { FastifyInstance } from 'fastify';
import { auditRoutes } from './access/audit-routes.ts';
import type { RequestCallers } from './access/request-callers.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { commandRoutes } from './command-routes.ts';
import type { ConsoleSettings } from './console-settings.ts';
import { errorRoutes } from './errors/error-routes.ts';
import { eventRoutes } from './event-routes.ts';
import { historyRoutes } from './history-routes.ts';
import { LiveOverview } from './live-overview.ts';
import { overrideRoutes } from './override-routes.ts';
import { ofOwnChannel } from './own-channel.ts';
import { promotionRoutes } from './promotion-routes.ts';
import { Promotions } from './promotions.ts';
import { proposalRoutes } from './proposals/proposal-routes.ts';
import { pruningRoutes } from './pruning-routes.ts';
import { publishRoutes } from './publish/publish-routes.ts';

interface OperationSettings extends ConsoleSettings {
	callers: RequestCallers;
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
	overrideRoutes(app, settings);
	pruningRoutes(app, settings);
	proposalRoutes(app, tools);
	auditRoutes(app, settings);
	await publishRoutes(app, settings);
	await catalogueRoutes(app, settings);
	await errorRoutes(app, settings);
}
