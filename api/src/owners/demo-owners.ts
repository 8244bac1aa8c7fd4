import type { Db } from '../database/database.ts';

/** Removes the demo agency's owners, whose password everybody knows, with their sessions, its visitors and its offers; returns how many owners. */
export async function removeDemoOwners(db: Db): Promise<number> {
	const owners = await countDemoOwners(db);
	await db.deleteFrom('owner').where('is_demo', '=', true).execute();
	await db.deleteFrom('offer').where('request_id', 'is', null).execute();
	return owners;
}

/** What the start says of them, where there are any: no agency of its own should begin with them unseen. */
export async function demoOwnersWarning(db: Db): Promise<string | undefined> {
	const count = await countDemoOwners(db);
	return count === 0
		? undefined
		: `${count} owners of the demo agency can log in with a password that everybody knows: the import of another agency's feed removes them.`;
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
