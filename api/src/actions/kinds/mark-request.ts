import type { FormFields, RequestKind } from '@estate/shared-contract';
import { sql } from 'kysely';
import { readVisited } from '../../appointments/visited.ts';
import type { Db, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { writeDateTime, writeEuro } from '../../mail/formats.ts';
import { MAIL_TEXTS } from '../../mail/mail-text.ts';
import { nameOfSubject } from '../../requests/request-subject.ts';
import { senderName, textOf } from '../../requests/taken-request.ts';
import { notFound } from '../../server/http-error.ts';
import type { AgencyAction } from '../agency-action.ts';

export type RequestMark = 'answered' | 'seen' | 'accepted' | 'refused';

/** A request by its reference, with the mark that it has; undefined where there is none. */
async function readMarked(db: Db, target: string) {
	const row = await db
		.selectFrom('request')
		.leftJoin('request_mark', 'request_mark.request_id', 'request.id')
		.select(['request.id', 'reference', 'kind', 'property_id', 'project_id', 'fields', 'created_at', 'mark'])
		.where('reference', '=', target.toUpperCase())
		.executeTakeFirst();
	return row && { ...row, kind: row.kind as RequestKind, fields: row.fields as FormFields };
}

/** Notes what the agency says of a request, and announces it. Whose offer it is has its own state besides. */
export async function noteMark(
	transaction: Tx,
	{ id, reference, kind }: { id: number; reference: string; kind: string },
	mark: RequestMark,
): Promise<void> {
	await transaction
		.insertInto('request_mark')
		.values({ request_id: id, mark })
		.onConflict((conflict) =>
			conflict.column('request_id').doUpdateSet({ mark, marked_at: sql<Date>`now()` }),
		)
		.execute();
	const of = kind === 'purchase-offer' ? 'offer' : 'request';
	await announce(transaction, {
		type: `estate.${of}.marked`,
		subject: `${of}/${reference}`,
		data: { reference, mark },
	});
}

/** Notes that a request is answered, or an offer read: for the daily mail, and for who hears of events. */
export const markRequest = (mark: RequestMark): AgencyAction => ({
	async view({ db }, target, { language, reader, labels }) {
		const request = await readMarked(db, target);
		if (!request || request.mark === mark) return undefined;
		const { reference, kind, fields, created_at } = request;
		const subject = await readVisited(db, request);
		return {
			facts: [
				[labels.reference, reference],
				[labels.form, MAIL_TEXTS[language].forms[kind].name],
				[labels.when, writeDateTime(created_at, language)],
				[labels.about, subject ? nameOfSubject(subject, reader) : ''],
				[labels.name, senderName(fields)],
				[labels.email, textOf(fields, 'email')],
				[labels.phone, textOf(fields, 'phone')],
				[labels.amount, typeof fields.amount === 'number' ? writeEuro(fields.amount, language) : ''],
			],
		};
	},
	async perform({ db }, target) {
		await db.transaction().execute(async (transaction) => {
			const request = await readMarked(transaction, target);
			if (!request) throw notFound('request');
			await noteMark(transaction, request, mark);
		});
	},
});
