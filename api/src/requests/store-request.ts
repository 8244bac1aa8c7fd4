import { createHash } from 'node:crypto';
import type { Language, RequestKind, RequestReceipt } from '@estate/shared-contract';
import type { Db, Tx } from '../database/database.ts';
import { newReference } from './reference.ts';
import type { RequestSubject } from './request-subject.ts';

/** A checked submission of a form. */
export interface Submission {
	kind: RequestKind;
	language: Language;
	idempotencyKey: string;
	page: string | undefined;
	subject: Pick<RequestSubject, 'kind' | 'id'> | undefined;
	/** What the visitor filled in, without passwords */
	fields: Record<string, unknown>;
}

export interface StoredRequest extends RequestReceipt {
	id: number;
	/** A repeat has that of the first one */
	createdAt: Date;
}

const MOST_REFERENCES = 5;

/** Content of a submission, so that the same key with another text is not taken for a repeat. */
function fingerprintOf({ kind, subject, fields }: Submission): string {
	const sorted = Object.entries(fields)
		.filter(([, value]) => value !== undefined)
		.sort(([one], [other]) => (one < other ? -1 : 1));
	return createHash('sha256')
		.update(JSON.stringify([kind, subject?.kind ?? null, subject?.id ?? null, sorted]))
		.digest('hex');
}

/**
 * Stores a submission once. `andThen` writes what belongs to it (mails) in the same transaction, so there is never one
 * without the other. A repeat, also one at the same time, gives the first one's reference and writes nothing.
 */
export async function storeRequest(
	db: Db,
	submission: Submission,
	andThen: (transaction: Tx, request: StoredRequest) => Promise<void>,
): Promise<{ request: StoredRequest; isRepeat: boolean }> {
	const { kind, language, idempotencyKey, page, subject, fields } = submission;
	const fingerprint = fingerprintOf(submission);
	for (let attempt = 0; attempt < MOST_REFERENCES; attempt++) {
		const reference = newReference();
		const stored = await db.transaction().execute(async (transaction) => {
			const row = await transaction
				.insertInto('request')
				.values({
					reference,
					kind,
					language,
					idempotency_key: idempotencyKey,
					fingerprint,
					property_id: subject?.kind === 'property' ? subject.id : null,
					project_id: subject?.kind === 'project' ? subject.id : null,
					page: page ?? null,
					fields: JSON.stringify(fields),
				})
				.onConflict((conflict) => conflict.doNothing())
				.returning(['id', 'created_at'])
				.executeTakeFirst();
			if (!row) return undefined;
			const request = { id: row.id, reference, kind, createdAt: row.created_at };
			await andThen(transaction, request);
			return request;
		});
		if (stored) return { request: stored, isRepeat: false };
		const first = await db
			.selectFrom('request')
			.select(['id', 'reference', 'created_at as createdAt'])
			.where('idempotency_key', '=', idempotencyKey)
			.where('fingerprint', '=', fingerprint)
			.executeTakeFirst();
		if (first) return { request: { ...first, kind }, isRepeat: true };
		// Neither stored nor there already: the reference was taken. Try another.
	}
	throw new Error(`No free reference in ${MOST_REFERENCES} tries.`);
}
