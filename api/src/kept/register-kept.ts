import type { FastifyInstance } from 'fastify';
import { requireOwner } from '../owners/session/require-owner.ts';
import type { Sessions } from '../owners/session/sessions.ts';
import type { ApiContext } from '../server/context.ts';
import { serve } from '../server/serve.ts';
import { changeList, readKept, writeNote } from './kept-properties.ts';

/** Favourites, properties seen last and notes of an account: whose they are, the session says. */
export function registerKept(
	app: FastifyInstance,
	{ database: { db } }: ApiContext,
	sessions: Sessions,
): void {
	serve(
		app,
		'keptProperties',
		async ({ request }) => readKept(db, (await requireOwner(sessions, request)).id),
		{ isPrivate: true },
	);
	serve(app, 'keepProperties', async ({ request, body }) => {
		const { id } = await requireOwner(sessions, request);
		await db.transaction().execute(async (transaction) => {
			// One change after the other, or two devices at once would keep more than the list holds.
			await transaction.selectFrom('owner').select('id').where('id', '=', id).forUpdate().execute();
			if (body.favourites) await changeList(transaction, id, 'favourites', body.favourites);
			if (body.seen) await changeList(transaction, id, 'seen', body.seen);
			if (body.note) await writeNote(transaction, id, body.note);
		});
		return readKept(db, id);
	});
}
