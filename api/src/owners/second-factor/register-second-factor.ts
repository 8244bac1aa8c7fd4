import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../server/context.ts';
import { serve } from '../../server/serve.ts';
import { notifyOwner } from '../mails/notify-owner.ts';
import { requirePassword } from '../session/log-in.ts';
import { requireOwner } from '../session/require-owner.ts';
import type { Sessions } from '../session/sessions.ts';
import {
	confirmSecondFactor,
	hasSecondFactor,
	removeSecondFactor,
	renewRecoveryCodes,
	startSecondFactor,
} from './second-factor.ts';

const OK = { ok: true as const };

/** The second factor of the own account: on, off, new recovery codes. */
export function registerSecondFactor(
	app: FastifyInstance,
	{ configuration, database: { db }, onMailQueued }: ApiContext,
	sessions: Sessions,
): void {
	const times = configuration.LOGIN_LIMIT;
	const ownerOf = (request: FastifyRequest) => requireOwner(sessions, request);

	serve(app, 'ownerStartSecondFactor', async ({ body, request }) => {
		const owner = await ownerOf(request);
		await requirePassword(db, owner, body.password, { times });
		await startSecondFactor(db, owner.id);
		return OK;
	});
	serve(app, 'ownerConfirmSecondFactor', async ({ body, request }) => {
		const { id } = await ownerOf(request);
		const recoveryCodes = await confirmSecondFactor(db, id, body.code, (transaction) =>
			notifyOwner(transaction, configuration, id, 'secondFactorOn'),
		);
		onMailQueued();
		return { recoveryCodes };
	});
	serve(app, 'ownerRemoveSecondFactor', async ({ body, request }) => {
		const owner = await ownerOf(request);
		if (await hasSecondFactor(db, owner.id)) await requirePassword(db, owner, body.password, { times });
		await db.transaction().execute(async (transaction) => {
			if (await removeSecondFactor(transaction, owner.id))
				await notifyOwner(transaction, configuration, owner.id, 'secondFactorOff');
		});
		onMailQueued();
		return OK;
	});
	serve(app, 'ownerRecoveryCodes', async ({ body, request }) => {
		const owner = await ownerOf(request);
		await requirePassword(db, owner, body.password, { times });
		return { recoveryCodes: await renewRecoveryCodes(db, owner.id) };
	});
}
