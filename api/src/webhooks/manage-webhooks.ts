import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { CommandError, WrongUse } from '../cli/command-error.ts';
import type { Configuration } from '../configuration.ts';
import type { Db } from '../database/database.ts';
import { EVENT_TYPES } from '../events/event-types.ts';
import { refusePrivateLiteral } from '../media/fetch-public.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { webhookSecret } from './webhook-secret.ts';

const LONGEST_ADDRESS = 2_000;
/** Each event is kept once per webhook. */
const MOST_WEBHOOKS = 20;

/** Throws a CommandError that says what an address should be: WrongUse for what is none anywhere. */
function checkAddress(address: string, { WEBHOOK_PRIVATE }: Pick<Configuration, 'WEBHOOK_PRIVATE'>): string {
	const allowPrivate = WEBHOOK_PRIVATE === 'yes';
	const url = URL.canParse(address) && address.length <= LONGEST_ADDRESS ? new URL(address) : undefined;
	if (!url || !(url.protocol === 'https:' || (allowPrivate && url.protocol === 'http:')))
		throw new WrongUse(
			'Give an address that starts with https://, such as https://crm.example.com/hook (http:// with WEBHOOK_PRIVATE=yes alone).',
		);
	if (url.username || url.password)
		throw new WrongUse('Leave name and password out of the address: every delivery is signed.');
	try {
		if (!allowPrivate) refusePrivateLiteral(url);
	} catch {
		throw new CommandError(`${url.hostname} is no public address; WEBHOOK_PRIVATE=yes allows it.`);
	}
	url.hash = '';
	return url.href;
}

interface NewWebhook {
	address: string;
	types?: readonly string[];
}

/** The address as it is kept. Throws a CommandError for a wrong address, or an event that does not exist. */
export function checkWebhook(
	{ address, types = [] }: NewWebhook,
	configuration: Pick<Configuration, 'WEBHOOK_PRIVATE'>,
): string {
	const checked = checkAddress(address, configuration);
	const unknown = types.find((type) => !Object.hasOwn(EVENT_TYPES, type));
	if (unknown === undefined) return checked;
	throw new WrongUse(`There is no event "${unknown}": docs/events.md lists them.`);
}

/** Adds a receiver of events, of all types by default. Returns its secret, which is shown once. Throws CommandError. */
export async function addWebhook(
	db: Db,
	configuration: Pick<Configuration, 'WEBHOOK_PRIVATE'>,
	webhook: NewWebhook,
): Promise<{ id: string; secret: string }> {
	const checked = checkWebhook(webhook, configuration);
	const { types = [] } = webhook;
	const id = `wh-${randomBytes(6).toString('hex')}`;
	const secret = webhookSecret(await installationSecret(db), id);
	const { numAffectedRows: added } = await sql`
		insert into webhook (id, address, types)
		select ${id}, ${checked}, ${[...new Set(types)]}::text[]
		where (select count(*) from webhook) < ${MOST_WEBHOOKS}`.execute(db);
	if (!added) throw new CommandError(`There are ${MOST_WEBHOOKS} webhooks already: remove one first.`);
	return { id, secret };
}

/** A receiver, and how many events wait for it or were given up. */
export interface ListedWebhook {
	id: string;
	address: string;
	types: string[];
	waiting: number;
	givenUp: number;
}

export async function listWebhooks(db: Db): Promise<ListedWebhook[]> {
	const { rows } = await sql<ListedWebhook>`
		select id, address, types,
			(select count(*)::int from webhook_delivery where webhook_id = webhook.id and state = 'waiting') as waiting,
			(select count(*)::int from webhook_delivery where webhook_id = webhook.id and state = 'given-up') as "givenUp"
		from webhook order by created_at, id`.execute(db);
	return rows;
}

/** Throws a CommandError for one that is not there. */
async function requireWebhook(db: Db, id: string): Promise<void> {
	const found = await db.selectFrom('webhook').select('id').where('id', '=', id).executeTakeFirst();
	if (!found) throw new CommandError(`There is no webhook ${id}: "npm run webhooks -- list" shows them.`);
}

/** Removes a receiver with all that waits for it. */
export async function removeWebhook(db: Db, id: string): Promise<void> {
	await requireWebhook(db, id);
	await db.deleteFrom('webhook').where('id', '=', id).execute();
}

/** One event for one receiver, as the log shows it: no data of it. */
export interface LoggedDelivery {
	at: Date;
	webhook: string;
	event: string;
	type: string;
	subject: string;
	state: 'waiting' | 'delivered' | 'given-up';
	attempts: number;
	status: number | null;
	error: string | null;
}

/** The newest deliveries, newest first. */
export async function readDeliveryLog(db: Db, most: number, webhookId?: string): Promise<LoggedDelivery[]> {
	if (webhookId !== undefined) await requireWebhook(db, webhookId);
	const { rows } = await sql<LoggedDelivery>`
		select event.created_at as at, webhook_id as webhook, uid as event, type, event.subject, state, attempts,
			last_status as status, last_error as error
		from webhook_delivery join event on event.id = event_id
		where ${webhookId === undefined ? sql`true` : sql`webhook_id = ${webhookId}`}
		order by event_id desc, webhook_id limit ${most}`.execute(db);
	return rows;
}

/** Which events to deliver again: one, or all since a time, whatever became of them; by default those that were given up. */
export type Replay = { event: string } | { since: Date } | 'given-up';

/** Makes events due again, in their order; also those from before the webhook was added. Returns how many. */
export async function replay(db: Db, id: string, what: Replay): Promise<number> {
	await requireWebhook(db, id);
	const chosen =
		what === 'given-up'
			? sql`event.id in (select event_id from webhook_delivery where webhook_id = ${id} and state = 'given-up')`
			: 'event' in what
				? sql`event.uid::text = ${what.event}`
				: sql`event.created_at >= ${what.since}`;
	const { numAffectedRows = 0n } = await sql`
		insert into webhook_delivery (webhook_id, event_id, subject)
		select webhook.id, event.id, event.subject from event, webhook
		where webhook.id = ${id} and (cardinality(types) = 0 or type = any(types)) and ${chosen}
		on conflict (webhook_id, event_id)
		do update set state = 'waiting', attempts = 0, due_at = now(), ended_at = null`.execute(db);
	return Number(numAffectedRows);
}
