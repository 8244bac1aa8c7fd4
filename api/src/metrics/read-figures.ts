import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** What stands in the database of mails and content. */
export interface DatabaseFigures {
	waiting: number;
	failed: number;
	/** Of the oldest mail that waits; 0 without */
	oldestSeconds: number;
	revision: number;
	/** Seconds since 1970; 0 before the first import */
	changedAt: number;
}

/** One statement on indexed rows: those that are not sent. */
export async function readDatabaseFigures(db: Db): Promise<DatabaseFigures> {
	const { rows } = await sql<Record<keyof DatabaseFigures, string | number>>`
		select count(*) filter (where failed_at is null) as waiting,
			count(*) filter (where failed_at is not null) as failed,
			coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0) as "oldestSeconds",
			(select coalesce(max(revision), 0) from content_state) as revision,
			(select coalesce(extract(epoch from max(changed_at)), 0) from content_state) as "changedAt"
		from outbox_mail where sent_at is null`.execute(db);
	const [row] = rows;
	const figure = (name: keyof DatabaseFigures) => Number(row?.[name] ?? 0);
	return {
		waiting: figure('waiting'),
		failed: figure('failed'),
		oldestSeconds: Math.max(0, figure('oldestSeconds')),
		revision: figure('revision'),
		changedAt: figure('changedAt'),
	};
}
