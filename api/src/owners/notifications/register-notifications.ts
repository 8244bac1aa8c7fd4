import type { NotificationLink } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../server/context.ts';
import { notFound } from '../../server/http-error.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { serve } from '../../server/serve.ts';
import { requireOwner } from '../session/require-owner.ts';
import type { Sessions } from '../session/sessions.ts';
import { kindsToEnd, readChoices, saveChoices } from './choices.ts';
import { type NotificationEnd, readNotificationToken } from './notification-token.ts';
import { requireProperty } from './require-property.ts';

const LARGEST_BODY_BYTES = 1024;

/** What owners choose about mails, the page that mails lead to, and the address by which mail programs unsubscribe. */
export function registerNotifications(
	app: FastifyInstance,
	{ database: { db } }: ApiContext,
	sessions: Sessions,
): void {
	/** Whose mails a link ends. Throws a 404 answer for any other token, and once the account is gone. */
	async function endOf(token: string): Promise<NotificationEnd> {
		const end = readNotificationToken(await installationSecret(db), token);
		const owner =
			end && (await db.selectFrom('owner').select('id').where('id', '=', end.ownerId).executeTakeFirst());
		if (!end || !owner) throw notFound('link');
		return end;
	}
	async function linkOf({ ownerId, scope }: NotificationEnd): Promise<NotificationLink> {
		return { scope, kinds: kindsToEnd(await readChoices(db, ownerId), scope) };
	}
	async function endAll(token: string): Promise<NotificationLink> {
		const end = await endOf(token);
		const { kinds } = await linkOf(end);
		const never = Object.fromEntries(kinds.map((kind) => [kind, 'never' as const]));
		await db.transaction().execute((transaction) => saveChoices(transaction, end.ownerId, never));
		return linkOf(end);
	}

	serve(app, 'chooseNotifications', async ({ request, body }) => {
		const { id } = await requireOwner(sessions, request);
		await requireProperty(db, id);
		await db.transaction().execute(async (transaction) => {
			await saveChoices(transaction, id, body.choices);
			await transaction.updateTable('owner').set({ language: body.language }).where('id', '=', id).execute();
		});
		return { ok: true as const };
	});
	serve(app, 'notificationLink', async ({ params }) => linkOf(await endOf(params.token)), {
		isPrivate: true,
	});
	serve(app, 'endNotifications', async ({ params }) => endAll(params.token));
	// Mail programs post a form, from anywhere, without cookies: the token alone counts.
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser(
			'*',
			{ parseAs: 'string', bodyLimit: LARGEST_BODY_BYTES },
			(_request, _body, done) => done(null),
		);
		scope.post<{ Params: { token: string } }>(
			'/api/v1/notifications/:token/one-click',
			async ({ params }) => {
				await endAll(params.token);
				return { ok: true };
			},
		);
	});
}
