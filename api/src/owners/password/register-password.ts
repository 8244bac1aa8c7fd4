import { networkOf } from '@estate/shared-contract/network';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../server/context.ts';
import { serve } from '../../server/serve.ts';
import { acceptInvitations } from '../guests/invite-guest.ts';
import { notifyOwner } from '../mails/notify-owner.ts';
import { requirePassword } from '../session/log-in.ts';
import { afterPassword, openSession } from '../session/open-session.ts';
import { requireOwner } from '../session/require-owner.ts';
import type { Sessions } from '../session/sessions.ts';
import { askLink } from './ask-link.ts';
import { findLink } from './links.ts';
import { hashPassword } from './password-hash.ts';
import { refuseCommonPassword } from './password-strength.ts';
import { linkIsOver, replacePassword, setPasswordByLink } from './set-password.ts';

const OK = { ok: true as const };

/** A password by a mailed link, and a new one for who is logged in. */
export function registerPassword(app: FastifyInstance, context: ApiContext, sessions: Sessions): void {
	const { configuration, onMailQueued } = context;
	const { db } = context.database;

	serve(app, 'ownerAskLink', async ({ body, request }) => {
		await askLink(context, { ...body, network: networkOf(request.ip) });
		return OK;
	});
	serve(app, 'ownerLink', async ({ params }) => {
		const link = await findLink(db, params.token, ['invitation', 'reset']);
		if (!link) throw linkIsOver();
		return { purpose: link.purpose === 'invitation' ? 'invitation' : 'reset', email: link.email };
	});
	serve(app, 'ownerSetPassword', async ({ params, body, request, reply }) => {
		const owner = await setPasswordByLink(
			db,
			params.token,
			body.password,
			async (transaction, { id }, { hadPassword }) => {
				await acceptInvitations(transaction, id);
				// An invitation is a link for a new password, too, of who had one before.
				if (hadPassword) await notifyOwner(transaction, configuration, id, 'passwordChanged');
			},
		);
		onMailQueued();
		return afterPassword({ db, sessions }, { request, reply }, owner);
	});
	serve(app, 'ownerChangePassword', async ({ body, request, reply }) => {
		const { token, ...owner } = await requireOwner(sessions, request);
		const former = await requirePassword(db, owner, body.current, {
			times: configuration.LOGIN_LIMIT,
		});
		refuseCommonPassword(body.password, [owner.email, owner.firstName, owner.lastName]);
		const passwordHash = await hashPassword(body.password);
		await db.transaction().execute(async (transaction) => {
			await replacePassword(transaction, owner.id, { former, passwordHash, exceptToken: token });
			await notifyOwner(transaction, configuration, owner.id, 'passwordChanged');
		});
		onMailQueued();
		await openSession({ db, sessions }, { request, reply }, { ...owner, passwordHash });
		return OK;
	});
}
