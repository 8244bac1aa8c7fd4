import type { Category } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import type { Reader } from './site-settings.ts';

export async function readCategories(db: Db, reader: Reader): Promise<Category[]> {
	const rows = await db.selectFrom('category').selectAll().orderBy('id').execute();
	return rows.map(({ id, name, kind, parent_id }) => ({
		id,
		name: reader.text(name),
		kind: kind as Category['kind'],
		parentId: parent_id,
	}));
}
