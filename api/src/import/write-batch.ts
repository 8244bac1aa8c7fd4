import { raiseRevision } from '../content/content-revision.ts';
import type { Db } from '../database/database.ts';
import { byHalves } from './by-halves.ts';
import type { Refusal } from './import-report.ts';
import type { PictureIntake } from './picture-intake.ts';
import type { PreparedItem } from './prepare-item.ts';
import type { TableRows } from './table-rows.ts';
import { upsertRows } from './upsert-rows.ts';

/** Rows of several items, table by table, in the order in which the tables first appear. */
function byTable(items: readonly PreparedItem[]): TableRows[] {
	const tables = new Map<string, TableRows>();
	for (const { table, key, rows } of items.flatMap((prepared) => prepared.tables)) {
		const known = tables.get(table);
		if (known) known.rows.push(...rows);
		else tables.set(table, { table, key, rows: [...rows] });
	}
	return [...tables.values()];
}

async function removeFormerUnits(db: Db, items: readonly PreparedItem[]): Promise<number> {
	let removed = 0;
	for (const { item } of items) {
		if (item.kind !== 'project') continue;
		const ids = item.units.map(({ ID }) => ID);
		const { numDeletedRows } = await db
			.deleteFrom('project_unit')
			.where('project_id', '=', item.ID)
			.$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
			.executeTakeFirstOrThrow();
		removed += Number(numDeletedRows);
	}
	return removed;
}

async function write(db: Db, items: readonly PreparedItem[], intake: PictureIntake): Promise<number> {
	const { changed, saved } = await db.transaction().execute(async (transaction) => {
		const saved = await intake.save(transaction);
		let changed = await removeFormerUnits(transaction, items);
		for (const { table, key, rows } of byTable(items))
			changed += await upsertRows(transaction, table, key, rows);
		if (changed > 0) await raiseRevision(transaction);
		return { changed, saved };
	});
	saved();
	return changed;
}

export interface BatchResult {
	taken: PreparedItem[];
	changed: number;
	refused: Refusal[];
}

/** Writes items, in one transaction where the database refuses none of them. */
export async function writeBatch(
	db: Db,
	items: readonly PreparedItem[],
	intake: PictureIntake,
): Promise<BatchResult> {
	const { done, refused } = await byHalves(items, (some) => write(db, some, intake));
	return {
		taken: done.flatMap((written) => written.items),
		changed: done.reduce((sum, { result }) => sum + result, 0),
		refused,
	};
}
