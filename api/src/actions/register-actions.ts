import { networkOf } from '@estate/shared-contract/network';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { serve } from '../server/serve.ts';
import { throttle } from '../server/throttle.ts';
import { readActionToken } from './action-token.ts';
import type { ActionContext } from './agency-action.ts';
import { AGENCY_ACTIONS, isActionName } from './agency-actions.ts';
import { showAction } from './show-action.ts';
import { doOnce } from './use-once.ts';

/** More presses of one network than any office makes. */
const PRESSES = { name: 'agency-action', times: 120, windowSeconds: 3600 };

/** The pages behind links of mails to the agency: a GET shows, so that a scanner of mails does nothing; a POST does. */
export function registerActions(app: FastifyInstance, { database, configuration, onMailQueued }: ApiContext) {
	const { db } = database;
	const contextOf = async (): Promise<ActionContext> => ({
		db,
		configuration,
		secret: await installationSecret(db),
	});

	serve(
		app,
		'agencyAction',
		async ({ params, query }) => showAction(await contextOf(), params.token, query.language),
		{ isPrivate: true },
	);
	serve(app, 'doAgencyAction', async ({ params, body, request }) => {
		await throttle(db, PRESSES, networkOf(request.ip));
		const context = await contextOf();
		const named = readActionToken(context.secret, params.token);
		if (!named || !isActionName(named.name)) throw notFound('action');
		if (named.isExpired)
			throw new HttpError(410, 'action-over', 'This link is over: it was good for 14 days.');
		const action = AGENCY_ACTIONS[named.name];
		const given = { choice: body.choice ?? '', text: body.text ?? '', amount: body.amount };
		await doOnce(db, params.token, named, () => action.perform(context, named.target, given));
		// Who did what by a link stands in the table; the log says that it was done.
		app.log.info({ action: named.name }, 'done by a link of a mail');
		onMailQueued();
		return { ok: true as const };
	});
}
