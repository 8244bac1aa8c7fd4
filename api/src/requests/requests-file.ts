import { FORMS, REQUEST_KINDS, type RequestKind } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { csvFile } from '../exports/csv-file.ts';

/** Which requests. */
export interface RequestSelection {
	kind?: RequestKind;
	/** First and last day in Belgium, YYYY-MM-DD */
	from?: string;
	until?: string;
}

interface Row {
	reference: string;
	kind: RequestKind;
	at: string;
	language: string;
	/** Below 0 of a unit */
	property_id: number | null;
	project_id: number | null;
	page: string | null;
	fields: Record<string, unknown>;
}

const HEAD = ['reference', 'kind', 'at', 'language', 'home', 'unit', 'project', 'page'];

/** What forms ask, but for passwords and files; each once, in the order in which forms ask it. */
const fieldsOf = (kinds: readonly RequestKind[]): string[] => [
	...new Set(
		kinds.flatMap((kind) =>
			FORMS[kind].fields
				.filter((field) => field.kind !== 'password' && field.kind !== 'file')
				.map(({ name }) => name),
		),
	),
];

function cell(value: unknown): string {
	if (value === undefined || value === null) return '';
	return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Requests of visitors as CSV, oldest first, with a column per field. Returns how many there are as well. */
export async function requestsAsCsv(
	db: Db,
	{ kind, from, until }: RequestSelection = {},
): Promise<{ csv: string; count: number }> {
	const day = sql`(created_at at time zone 'Europe/Brussels')::date`;
	const { rows } = await sql<Row>`
		select reference, kind, to_char(created_at at time zone 'Europe/Brussels', 'YYYY-MM-DD HH24:MI') as at, language,
			property_id, project_id, page, fields
		from request
		where ${kind ? sql`kind = ${kind}` : sql`true`}
			and ${from ? sql`${day} >= ${from}::date` : sql`true`} and ${until ? sql`${day} <= ${until}::date` : sql`true`}
		order by id`.execute(db);
	const names = fieldsOf(kind ? [kind] : REQUEST_KINDS);
	const csv = csvFile(
		[...HEAD, ...names],
		rows.map(({ reference, at, language, property_id, project_id, page, fields, ...row }) => [
			reference,
			row.kind,
			at,
			language,
			cell(property_id !== null && property_id > 0 ? property_id : undefined),
			cell(property_id !== null && property_id < 0 ? -property_id : undefined),
			cell(project_id),
			cell(page),
			...names.map((name) => cell(fields[name])),
		]),
	);
	return { csv, count: rows.length };
}
