import type { FastifyInstance } from 'fastify';
import { readSite } from '../content/site-settings.ts';
import type { ApiContext } from '../server/context.ts';
import { serve } from '../server/serve.ts';
import { registerCalendar } from './calendar/register-calendar.ts';
import { readNotifications } from './notifications/read-notifications.ts';
import { registerNotifications } from './notifications/register-notifications.ts';
import { registerPassword } from './password/register-password.ts';
import { registerSecondFactor } from './second-factor/register-second-factor.ts';
import { readSecondFactor } from './second-factor/second-factor.ts';
import { registerSession } from './session/register-session.ts';
import { requireOwner } from './session/require-owner.ts';
import type { Sessions } from './session/sessions.ts';

/** All that is about the owner's account: session, password, second factor, and what the account page shows of them. */
export function registerAccount(app: FastifyInstance, context: ApiContext, sessions: Sessions): void {
	const { db } = context.database;
	registerSession(app, context, sessions);
	registerPassword(app, context, sessions);
	registerSecondFactor(app, context, sessions);
	registerNotifications(app, context, sessions);
	registerCalendar(app, context, sessions);
	serve(app, 'ownerAccount', async ({ request }) => {
		const { token, ...owner } = await requireOwner(sessions, request);
		const { configuration: site } = await readSite(db);
		return {
			owner,
			sessions: await sessions.list(owner.id, token),
			secondFactor: await readSecondFactor(db, owner, site.agency.name),
			...(await readNotifications(db, owner.id, site)),
		};
	});
}
