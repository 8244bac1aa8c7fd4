import type { Db } from '../database/database.ts';

/** Removes the demo agency's owners, whose password everybody knows, with their sessions; returns how many. */
export async function removeDemoOwners(db: Db): Promise<number> {
	const { numDeletedRows } = await db.deleteFrom('owner').where('is_demo', '=', true).executeTakeFirst();
	return Number(numDeletedRows);
}

/** How many accounts are the demo agency's. */
export async function countDemoOwners(db: Db): Promise<number> {
	const { count } = await db
		.selectFrom('owner')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('is_demo', '=', true)
		.executeTakeFirstOrThrow();
	return Number(count);
}
