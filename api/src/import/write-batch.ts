import { raiseRevision } from '../content/content-revision.ts';
import type { Db } from '../database/database.ts';
import { isDataError } from './data-error.ts';
import type { Refusal } from './import-report.ts';
import { itemName } from './parse-item.ts';
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

/** Writes items in one transaction; when the database refuses it, in two halves and so on, so that only the broken ones are missing. */
export async function writeBatch(
	db: Db,
	items: readonly PreparedItem[],
	intake: PictureIntake,
): Promise<BatchResult> {
	if (items.length === 0) return { taken: [], changed: 0, refused: [] };
	try {
		return { taken: [...items], changed: await write(db, items, intake), refused: [] };
	} catch (error) {
		if (!isDataError(error)) throw error;
		const [only, ...others] = items;
		if (only && others.length === 0) {
			const refusal = {
				line: only.line,
				item: itemName(only.item),
				path: '',
				message: (error as Error).message,
			};
			return { taken: [], changed: 0, refused: [refusal] };
		}
	}
	const middle = Math.ceil(items.length / 2);
	const first = await writeBatch(db, items.slice(0, middle), intake);
	const second = await writeBatch(db, items.slice(middle), intake);
	return {
		taken: [...first.taken, ...second.taken],
		changed: first.changed + second.changed,
		refused: [...first.refused, ...second.refused],
	};
}
