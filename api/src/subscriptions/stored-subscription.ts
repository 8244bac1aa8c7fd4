import type { Language, Subscription } from '@estate/shared-contract';
import type { Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables/tables.ts';
import { readToken, signToken } from '../server/installation-secret.ts';

const PURPOSE = 'subscription';

export type StoredSubscription = Selectable<Tables['subscription']>;

/** Anyone who has the link of a mail may confirm, change and end what it belongs to. */
export const subscriptionToken = (secret: string, id: number): string =>
	signToken({ secret, purpose: PURPOSE, content: String(id) });

/** The subscription that a token was signed for; undefined for any other token. */
export async function readSubscription(
	db: Db,
	secret: string,
	token: string,
): Promise<StoredSubscription | undefined> {
	const id = Number(readToken({ secret, purpose: PURPOSE, token }));
	if (!Number.isSafeInteger(id)) return undefined;
	return db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirst();
}

/** As the page of the link shows it. */
export function asSubscription({
	kind,
	status,
	frequency,
	query,
	goal,
	password_hash,
}: StoredSubscription): Subscription {
	if (kind === 'newsletter') return { kind, status };
	return {
		kind,
		status,
		...(frequency ? { frequency } : {}),
		...(query === null ? {} : { query }),
		...(goal === null ? {} : { goal: goal === 1 ? '1' : '0' }),
		...(password_hash !== null && status !== 'ended' ? { account: 'asked' } : {}),
	};
}

export const subscriptionLanguage = ({ language }: StoredSubscription): Language => language as Language;
