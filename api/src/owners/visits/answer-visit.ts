import type { Language, Owner } from '@estate/shared-contract';
import { sql } from 'kysely';
import { belgianInstant } from '../../calendar/belgian-time.ts';
import type { Db, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { isLocalMinute, writeDateTime } from '../../mail/formats.ts';
import { fillIn } from '../../mail/mail-text.ts';
import { HttpError, notFound } from '../../server/http-error.ts';
import { recordActivity } from '../guests/activity.ts';
import type { MessageServices } from '../messages/message-draft.ts';
import { readThread } from '../messages/message-thread.ts';
import { onceKeyOf, writeMessage } from '../messages/write-message.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';

/** What an owner says to a visit. */
export interface VisitAnswer {
	language: Language;
	agrees: boolean;
	/** Of the visit as the owner read it */
	startsAt?: string | undefined;
	/** Belgian minute, `2026-12-01T10:00` */
	proposed?: string | undefined;
	access: string;
}

const YEAR_MS = 366 * 86_400_000;

const refused = (code: string) =>
	new HttpError(422, 'invalid', 'This time cannot be proposed.', { fields: [{ path: 'proposed', code }] });

/** The time that is proposed; null where the visit suits. Throws a 422 answer for one that is none, or not ahead. */
function proposedTime({ agrees, proposed = '' }: VisitAnswer, now: Date): Date | null {
	if (agrees) return null;
	if (proposed === '') throw refused('required');
	if (!isLocalMinute(proposed)) throw refused('invalid');
	const instant = belgianInstant(proposed.slice(0, 10), proposed.slice(11));
	if (instant <= now) throw refused('past');
	if (instant.getTime() > now.getTime() + YEAR_MS) throw refused('too-far');
	return instant;
}

/** The answer in words, as the owner writes it into the conversation: without the visitor, who may be forgotten. */
function wordsOf({ language, access }: VisitAnswer, startsAt: Date, proposed: Date | null): string {
	const texts = OWNER_TEXTS[language].visitAnswers;
	const values = {
		when: writeDateTime(startsAt, language),
		proposed: proposed ? writeDateTime(proposed, language) : '',
		access,
	};
	return [proposed ? texts.proposes : texts.agrees, ...(access ? [texts.access] : [])]
		.map((line) => fillIn(line, values))
		.join('\n');
}

/**
 * Keeps what an owner says to a visit of the own property, and writes it into the conversation, by which the agency is
 * mailed: it moves visits, nothing moves by itself. Throws 404, 409 (`visit-over`, `visit-moved`) and 422 answers.
 */
export async function answerVisit(
	transaction: Tx,
	services: MessageServices,
	{ owner, propertyId, visitId }: { owner: Owner; propertyId: number; visitId: number },
	answer: VisitAnswer,
): Promise<void> {
	const visit = await transaction
		.selectFrom('visit')
		.select(['id', 'starts_at', 'status'])
		.where('id', '=', visitId)
		.where('property_id', '=', propertyId)
		.forUpdate()
		.executeTakeFirst();
	if (!visit) throw notFound('visit of yours');
	const now = new Date();
	if (visit.status !== 'confirmed' || visit.starts_at <= now)
		throw new HttpError(409, 'visit-over', 'This visit is over or called off.');
	if (answer.startsAt !== undefined && Date.parse(answer.startsAt) !== visit.starts_at.getTime())
		throw new HttpError(409, 'visit-moved', 'This visit was moved since it was read.');
	const proposed = proposedTime(answer, now);
	const said = {
		owner_id: owner.id,
		starts_at: visit.starts_at,
		agrees: answer.agrees,
		proposed_at: proposed,
		access: answer.access,
	};
	const written = await transaction
		.insertInto('visit_answer')
		.values({ visit_id: visit.id, ...said })
		.onConflict((conflict) =>
			conflict
				.column('visit_id')
				.doUpdateSet({ ...said, answered_at: sql`now()` })
				.where(
					sql<boolean>`(visit_answer.starts_at, visit_answer.agrees, visit_answer.proposed_at, visit_answer.access)
						is distinct from (excluded.starts_at, excluded.agrees, excluded.proposed_at, excluded.access)`,
				),
		)
		.returning('visit_id')
		.executeTakeFirst();
	// The same again, such as a form that is sent twice.
	if (!written) return;
	await writeMessage(transaction, services, await readThread(transaction, propertyId), {
		side: 'owner',
		ownerId: owner.id,
		author: `${owner.firstName} ${owner.lastName}`.trim(),
		text: wordsOf(answer, visit.starts_at, proposed),
		via: 'portal',
		files: [],
		onceKey: onceKeyOf(propertyId, `visit-${visit.id}`, crypto.randomUUID()),
	});
	await recordActivity(transaction, propertyId, owner, { type: 'visit-answered' });
	await announce(transaction, {
		type: 'estate.visit.answered',
		subject: `property/${propertyId}`,
		data: {
			propertyId,
			visitId: visit.id,
			agrees: answer.agrees,
			proposedAt: proposed?.toISOString() ?? null,
		},
	});
}

/** How to get in is nobody's business once the visit was. */
export async function sweepAccess(db: Db): Promise<void> {
	await db
		.updateTable('visit_answer')
		.set({ access: '' })
		.where('access', '<>', '')
		.where(sql<boolean>`starts_at < now() - interval '1 day'`)
		.execute();
	// In the conversation it stands below the first line.
	await sql`
		update owner_message set body = split_part(body, E'\\n', 1)
		from visit_answer
		where side = 'owner' and body like E'%\\n%' and once_key like property_id || ':visit-%'
			and split_part(once_key, ':', 2) = 'visit-' || visit_id and starts_at < now() - interval '1 day'`.execute(
		db,
	);
}
