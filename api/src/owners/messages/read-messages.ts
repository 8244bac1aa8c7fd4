import type { GuestPart, Language, OwnerMessage } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { communicationSubject } from '../communication-subject.ts';
import { isKeptFromGuest } from '../guests/kept-communications.ts';
import type { RowWords } from '../owner-words.ts';

/** So many of a thread are shown: the newest. */
const MOST_SHOWN = 500;

async function filesOf(db: Db, messageIds: readonly number[]): Promise<Map<number, OwnerMessage['files']>> {
	const files = new Map<number, OwnerMessage['files']>();
	if (messageIds.length === 0) return files;
	const rows = await db
		.selectFrom('upload')
		.select(['id', 'name', 'size', 'message_id'])
		.where('message_id', 'in', messageIds)
		.orderBy('id')
		.execute();
	for (const { message_id, ...file } of rows) {
		const id = message_id ?? 0;
		files.set(id, [...(files.get(id) ?? []), file]);
	}
	return files;
}

/** What owners answered to offers, which no guest sees, and to visits, where those are not shared. */
const isKeptFrom = (parts: readonly GuestPart[]) => sql<boolean>`(
	once_key like owner_message.property_id || ':offer-%'
	or (${!parts.includes('visits')}::boolean and once_key like owner_message.property_id || ':visit-%'))`;

type AnsweredColumns = Partial<Record<'subject' | 'type' | 'comment', string | null>> & {
	words: RowWords | null;
	request_id: number | null;
};

/** Does a message answer a communication that is kept from the guest? */
const answersKept = (
	{ subject, type, comment, words, request_id }: AnsweredColumns,
	parts: readonly GuestPart[],
): boolean =>
	typeof subject === 'string' &&
	isKeptFromGuest(
		{ subject, request_id, type: type ?? '', comment: comment ?? '', words: words ?? {} },
		parts,
	);

/**
 * The thread of a property, the oldest message first. Whether the reader may see it is the caller's to know; `guestParts`: what
 * else is shared with a guest who reads.
 */
export async function readMessages(
	db: Db,
	propertyId: number,
	{
		ownerId,
		language,
		guestParts,
	}: { ownerId: number; language: Language; guestParts?: readonly GuestPart[] | undefined },
): Promise<OwnerMessage[]> {
	const rows = await db
		.selectFrom('owner_message')
		.leftJoin('communication', 'communication.id', 'communication_id')
		.selectAll('owner_message')
		.select([
			'communication.subject',
			'communication.words',
			'communication.request_id',
			'communication.type',
			'communication.comment',
		])
		.where('owner_message.property_id', '=', propertyId)
		.$if(guestParts !== undefined, (query) => query.where(({ not }) => not(isKeptFrom(guestParts ?? []))))
		.orderBy('owner_message.id', 'desc')
		.limit(MOST_SHOWN)
		.execute();
	const shown = guestParts ? rows.filter((row) => !answersKept(row, guestParts)) : rows;
	const files = await filesOf(
		db,
		shown.map(({ id }) => id),
	);
	return shown.toReversed().map((row) => {
		const { subject, words, request_id } = row;
		const answers = subject !== null && communicationSubject({ subject, words, request_id }, language);
		return {
			id: row.id,
			side: row.side,
			author: row.author,
			isOwn: row.owner_id === ownerId,
			sentAt: row.sent_at.toISOString(),
			text: row.body,
			via: row.via,
			...(answers ? { answers } : {}),
			files: files.get(row.id) ?? [],
			leftOut: row.left_out,
		};
	});
}

/** A file of a property's thread; undefined for a file of another. */
export function readMessageFile(db: Db, propertyId: number, fileId: number) {
	return db
		.selectFrom('upload')
		.innerJoin('owner_message', 'owner_message.id', 'upload.message_id')
		.select(['upload.file', 'upload.name', 'upload.media_type'])
		.where('property_id', '=', propertyId)
		.where('upload.id', '=', fileId)
		.executeTakeFirst();
}

/** A conversation as the agency lists it. */
export interface ListedThread {
	propertyId: number;
	count: number;
	lastAt: Date;
	/** The last word was an owner's */
	waits: boolean;
}

/** All conversations: those first that wait for an answer, the longest first. */
export async function listThreads(db: Db): Promise<ListedThread[]> {
	const { rows } = await sql<ListedThread>`
		select property_id as "propertyId", count(*)::int as count, max(sent_at) as "lastAt",
			(array_agg(side order by id desc))[1] = 'owner' as waits
		from owner_message group by property_id
		order by waits desc, "lastAt", property_id`.execute(db);
	return rows;
}
