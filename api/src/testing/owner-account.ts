import { hash } from '@node-rs/argon2';
import type { Db } from '../database/database.ts';
import { Sessions } from '../owners/session/sessions.ts';
import type { TestApi } from './test-api.ts';

export const PASSWORD = 'zeven groene fietsen';
export const emailOf = (id: number) => `owner${id}@example.test`;

/** A hash of the product takes 64 MiB and a twentieth of a second to check: this one says how to be checked itself. */
const passwordHash = hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });

/** An account as one that was invited and chose PASSWORD, with properties of its own. */
export async function insertOwner(
	db: Db,
	id: number,
	{ email = emailOf(id), properties = [] }: { email?: string; properties?: readonly number[] } = {},
): Promise<void> {
	await db
		.insertInto('owner')
		.values({ id, email, first_name: 'Eigenaar', last_name: String(id), password_hash: await passwordHash })
		.execute();
	for (const property_id of properties)
		await db.insertInto('owner_property').values({ owner_id: id, property_id }).execute();
}

/** Lets owners of a feed, which come without password, log in with PASSWORD. */
export async function givePassword(db: Db): Promise<void> {
	await db
		.updateTable('owner')
		.set({ password_hash: await passwordHash })
		.execute();
}

/** The token of a session, as a log-in gives it. */
export async function startSession({ database, configuration }: TestApi, ownerId: number): Promise<string> {
	const sessions = new Sessions(database.db, configuration);
	const account = await database.db
		.selectFrom('owner')
		.select(['id', 'password_hash as passwordHash'])
		.where('id', '=', ownerId)
		.executeTakeFirstOrThrow();
	const token = await sessions.start(account, { browser: 'firefox', system: 'linux' });
	if (!token) throw new Error(`The account ${ownerId} takes no session: has it a password?`);
	return token;
}
