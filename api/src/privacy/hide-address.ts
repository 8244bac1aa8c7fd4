import { sql } from 'kysely';
import { raiseRevision } from '../content/content-revision.ts';
import type { Db, Tx } from '../database/database.ts';

/** What stands where the address stood. Visits and messages differ by their texts: there the row's id keeps them apart. */
const hiddenIn = (table: Table, id: unknown) =>
	table === 'visit' || table === 'communication' ? `… ${id}` : '…';

/** Texts of other people in which an address may stand, by table: columns of text and of JSON. */
const MENTIONING = {
	request: ['fields', 'page'],
	outbox_mail: ['message', 'last_error'],
	visit: ['contact', 'feedback', 'words'],
	communication: ['contact', 'subject', 'comment', 'words'],
	owner_message: ['author', 'body'],
	offer: ['buyer', 'conditions'],
	offer_step: ['author', 'note'],
	testimonial: ['data'],
} as const;

type Table = keyof typeof MENTIONING;

/** The address as a whole: not the end of a longer one. */
function patternOf(address: string): RegExp {
	const escaped = address.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
	return new RegExp(`(?<![\\w.+%-])${escaped}(?![\\w-]|\\.\\w)`, 'gi');
}

/** A value of JSON without the address; the value itself where it does not stand in it. */
function withoutAddress(value: unknown, pattern: RegExp, hidden: string): unknown {
	if (typeof value === 'string') {
		return value.replace(pattern, hidden);
	}
	if (Array.isArray(value)) {
		const items = value.map((item) => withoutAddress(item, pattern, hidden));
		return items.every((item, index) => item === value[index]) ? value : items;
	}
	if (typeof value !== 'object' || value === null || value instanceof Date) return value;
	const entries = Object.entries(value).map(
		([key, item]) => [key, withoutAddress(item, pattern, hidden)] as const,
	);
	const isSame = entries.every(([key, item]) => item === (value as Record<string, unknown>)[key]);
	return isSame ? value : Object.fromEntries(entries);
}

/** Rows of a table in whose texts the address stands somewhere. */
async function mentionsIn(db: Db, table: Table, address: string): Promise<Record<string, unknown>[]> {
	const isThere = MENTIONING[table].map(
		(column) => sql`position(${address} in lower(${sql.ref(column)}::text)) > 0`,
	);
	const columns = ['id', ...MENTIONING[table]].map((column) => sql.ref(column));
	const { rows } = await sql<Record<string, unknown>>`
		select ${sql.join(columns)} from ${sql.table(table)} where ${sql.join(isThere, sql` or `)}`.execute(db);
	return rows;
}

const asColumn = (value: unknown) =>
	typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** What was hidden in other people's texts. */
export interface HiddenMentions {
	texts: number;
	/** Mails among them: their files, where there is no mail server, still have the address */
	mails: { id: number; kind: string }[];
}

/** Hides an address in texts of others that stay: mails, remarks, messages, published testimonials. */
export async function hideAddress(transaction: Tx, address: string): Promise<HiddenMentions> {
	const pattern = patternOf(address);
	const hidden: HiddenMentions = { texts: 0, mails: [] };
	for (const table of Object.keys(MENTIONING) as Table[])
		for (const row of await mentionsIn(transaction, table, address)) {
			const changed = MENTIONING[table].flatMap((column) => {
				const value = withoutAddress(row[column], pattern, hiddenIn(table, row.id));
				return value === row[column] ? [] : [sql`${sql.ref(column)} = ${asColumn(value)}`];
			});
			if (changed.length === 0) continue;
			const { rows } = await sql<{ kind?: string }>`
				update ${sql.table(table)} set ${sql.join(changed)} where id = ${row.id}
				returning ${table === 'outbox_mail' ? sql.ref('kind') : sql.ref('id')}`.execute(transaction);
			hidden.texts++;
			if (table === 'testimonial') await raiseRevision(transaction);
			if (table === 'outbox_mail') hidden.mails.push({ id: Number(row.id), kind: rows[0]?.kind ?? '' });
		}
	return hidden;
}

/** Ids of requests whose words name the address, its own ones too. */
export async function requestsNaming(db: Db, address: string): Promise<number[]> {
	const pattern = patternOf(address);
	const rows = await mentionsIn(db, 'request', address);
	return rows
		.filter(({ fields }) => withoutAddress(fields, pattern, '') !== fields)
		.map(({ id }) => Number(id));
}
