import type { Db } from '../database/database.ts';

/** Removes the demo agency's owners, whose password everybody knows, with their sessions, its visitors and its offers; returns how many owners. */
export async function removeDemoOwners(db: Db): Promise<number> {
	const owners = await countDemoOwners(db);
	await db.deleteFrom('owner').where('is_demo', '=', true).execute();
	await db.deleteFrom('offer').where('request_id', 'is', null).execute();
	return owners;
}

/** How many owners' accounts are the demo agency's. */
export async function countDemoOwners(db: Db): Promise<number> {
	const { count } = await db
		.selectFrom('owner')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('is_demo', '=', true)
		.where('kind', '=', 'owner')
		.executeTakeFirstOrThrow();
	return Number(count);
}
