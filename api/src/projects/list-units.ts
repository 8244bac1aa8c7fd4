import { sql } from 'kysely';
import { raiseRevision } from '../content/content-revision.ts';
import type { Db, Tx } from '../database/database.ts';
import { isDataError } from '../import/data-error.ts';
import { upsertRows } from '../import/upsert-rows.ts';
import { addVectors } from '../search/vector/add-vectors.ts';
import { WordLexemes } from '../search/vector/word-lexemes.ts';
import type { UnitRow } from './as-project.ts';
import { unitListing } from './unit-listing.ts';

/** Feeds name no day for a unit: those that were there when units were first listed are no news, and stand behind all that is dated. */
const UNDATED = '2000-01-01T00:00:00.000Z';

/** Days on which units were listed, by unit. */
async function readListed(db: Db): Promise<Map<number, Date>> {
	const rows = await db
		.selectFrom('property')
		.select(['unit_id', 'created_at'])
		.where('unit_id', 'is not', null)
		.execute();
	return new Map(rows.map(({ unit_id, created_at }) => [Number(unit_id), created_at]));
}

/** Units that their project no longer has. */
async function withdrawFormer(transaction: Tx): Promise<number> {
	const { numUpdatedRows } = await transaction
		.updateTable('property')
		.set({ state: 'withdrawn' })
		.where('unit_id', 'is not', null)
		.where('state', '<>', 'withdrawn')
		.where(sql<boolean>`not exists (select 1 from project_unit where project_unit.id = property.unit_id)`)
		.executeTakeFirstOrThrow();
	return Number(numUpdatedRows);
}

async function inOneRevision(db: Db, write: (transaction: Tx) => Promise<number>): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		if ((await write(transaction)) > 0) await raiseRevision(transaction);
	});
}

/**
 * Lists the units of all projects beside properties, as projects, units and types are now. What is the same is left alone.
 * Units with facts that the database refuses are not listed: their project shows them all the same.
 */
export async function listUnits(db: Db): Promise<void> {
	const listed = await readListed(db);
	const today = listed.size > 0 ? new Date().toISOString() : UNDATED;
	const types = await db.selectFrom('property_type').select(['web_id', 'name']).execute();
	const projects = await db.selectFrom('project').selectAll().orderBy('id').execute();
	const lexemes = new WordLexemes();
	const tablesOf = (project: (typeof projects)[number], units: readonly UnitRow[]) =>
		Promise.all(
			units.map((unit) => unitListing(unit, project, types, listed.get(unit.id)?.toISOString() ?? today)),
		);
	for (const project of projects) {
		const units = await db
			.selectFrom('project_unit')
			.selectAll()
			.where('project_id', '=', project.id)
			.execute();
		const tables = (await tablesOf(project, units)).flat();
		await addVectors(db, tables, lexemes);
		const rows = tables.flatMap((table) => table.rows);
		await inOneRevision(db, (transaction) => upsertRows(transaction, 'property', ['id'], rows)).catch(
			(error: unknown) => {
				if (!isDataError(error)) throw error;
			},
		);
	}
	await inOneRevision(db, withdrawFormer);
}

/** Lists units at the start of an api whose database has them from before they were listed. */
export async function listUnitsOnce(db: Db): Promise<void> {
	const { rows } = await sql<{ is_due: boolean }>`
		select exists (select 1 from project_unit)
			and not exists (select 1 from property where unit_id is not null) as is_due`.execute(db);
	if (rows[0]?.is_due) await listUnits(db);
}
