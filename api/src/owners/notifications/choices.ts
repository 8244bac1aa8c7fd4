import {
	DEFAULT_NOTIFICATIONS,
	NOTIFICATION_KINDS,
	type NotificationChoices,
	type NotificationFrequency,
	type NotificationKind,
	type NotificationScope,
} from '@estate/shared-contract';
import type { Db, Tx } from '../../database/database.ts';

/** How often an owner is mailed of what. */
export async function readChoices(db: Db, ownerId: number): Promise<NotificationChoices> {
	const rows = await db
		.selectFrom('owner_notification_choice')
		.select(['kind', 'frequency'])
		.where('owner_id', '=', ownerId)
		.execute();
	const chosen = Object.fromEntries(rows.map(({ kind, frequency }) => [kind, frequency]));
	return { ...DEFAULT_NOTIFICATIONS, ...chosen };
}

/** How often each of these owners is mailed of one kind. */
export async function readFrequencies(
	db: Db,
	ownerIds: readonly number[],
	kind: NotificationKind,
): Promise<Map<number, NotificationFrequency>> {
	if (ownerIds.length === 0) return new Map();
	const rows = await db
		.selectFrom('owner_notification_choice')
		.select(['owner_id', 'frequency'])
		.where('owner_id', 'in', ownerIds)
		.where('kind', '=', kind)
		.execute();
	const chosen = new Map(rows.map(({ owner_id, frequency }) => [owner_id, frequency]));
	return new Map(ownerIds.map((id) => [id, chosen.get(id) ?? DEFAULT_NOTIFICATIONS[kind]]));
}

/** What waits already goes the way that was chosen: away, or with the next mail of its day or week. */
async function moveWaiting(
	transaction: Tx,
	ownerId: number,
	kind: NotificationKind,
	frequency: NotificationFrequency,
): Promise<void> {
	if (frequency === 'never')
		await transaction
			.deleteFrom('owner_notification')
			.where('owner_id', '=', ownerId)
			.where('kind', '=', kind)
			.execute();
	else
		await transaction
			.updateTable('owner_notification')
			.set({ frequency: frequency === 'weekly' ? 'weekly' : 'daily' })
			.where('owner_id', '=', ownerId)
			.where('kind', '=', kind)
			.execute();
}

/** Keeps what an owner chose, of all kinds or some. */
export async function saveChoices(
	transaction: Tx,
	ownerId: number,
	choices: Partial<NotificationChoices>,
): Promise<void> {
	for (const kind of NOTIFICATION_KINDS) {
		const frequency = choices[kind];
		if (!frequency) continue;
		await transaction
			.insertInto('owner_notification_choice')
			.values({ owner_id: ownerId, kind, frequency })
			.onConflict((conflict) => conflict.columns(['owner_id', 'kind']).doUpdateSet({ frequency }))
			.execute();
		await moveWaiting(transaction, ownerId, kind, frequency);
	}
}

/** Kinds that a link ends as things are now: its own, or all of the mail of a day or of a week. */
export function kindsToEnd(choices: NotificationChoices, scope: NotificationScope): NotificationKind[] {
	return NOTIFICATION_KINDS.filter((kind) =>
		scope === 'daily' || scope === 'weekly'
			? choices[kind] === scope
			: kind === scope && choices[kind] !== 'never',
	);
}
