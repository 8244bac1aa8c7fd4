import { sql } from 'kysely';
import { CommandError } from '../../cli/command-error.ts';
import type { Configuration } from '../../configuration.ts';
import { readSite } from '../../content/site-settings.ts';
import type { Db, Tx } from '../../database/database.ts';
import { announceAccount } from '../announce-account.ts';
import { sendLink } from '../mails/send-link.ts';
import { endLinks } from '../password/links.ts';
import { removeSecondFactor } from '../second-factor/second-factor.ts';
import { endAllSessions } from '../session/sessions.ts';
import { tieProperties, voidAccess } from '../tie-properties.ts';
import { type ListedOwner, type OwnerOrder, ownerOrderSchema } from './owner-orders.ts';

type Order<Name extends OwnerOrder['do']> = Extract<OwnerOrder, { do: Name }>;

/** Where an order is carried out. */
export interface OperatorContext {
	db: Db;
	configuration: Configuration;
	onMailQueued?(): void;
}

async function requireProperties(db: Db, properties: readonly number[]): Promise<void> {
	if (properties.length === 0) return;
	const found = await db.selectFrom('property').select('id').where('id', 'in', properties).execute();
	const missing = properties.filter((id) => !found.some((row) => row.id === id));
	if (missing.length > 0)
		throw new CommandError(
			`There is no property ${missing.join(', ')}: import it first, or look its id up in the feed.`,
		);
}

async function ownerOf(db: Db, email: string) {
	const row = await db
		.selectFrom('owner')
		.selectAll()
		.where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
		.executeTakeFirst();
	if (!row)
		throw new CommandError(`There is no account for ${email}: "npm run owners -- list" shows all of them.`);
	return row;
}

/** The agency that a mail is from. Throws a CommandError that names the next step while there is none. */
function requireAgency(db: Db) {
	return readSite(db).catch(() => {
		throw new CommandError(
			'There is no agency yet whose name the mail could bear: import a feed first with "npm run import -- <feed>".',
		);
	});
}

/** A searcher's account of the same address becomes the owner's: nobody gets in before the invitation's link. */
async function takeOverSearcher(transaction: Tx, { email, firstName, lastName, language }: Order<'create'>) {
	const row = await transaction
		.updateTable('owner')
		.set({
			kind: 'owner',
			first_name: firstName,
			last_name: lastName,
			...(language ? { language } : {}),
			password_hash: null,
		})
		.where(sql<string>`lower(email)`, '=', email.toLowerCase())
		.where('kind', '=', 'searcher')
		.returningAll()
		.executeTakeFirst();
	if (row) await voidAccess(transaction, row.id);
	return row;
}

async function create(services: OperatorContext, order: Order<'create'>) {
	await services.db.transaction().execute(async (transaction) => {
		await requireAgency(transaction);
		const made = await transaction
			.insertInto('owner')
			.values({
				email: order.email,
				first_name: order.firstName,
				last_name: order.lastName,
				password_hash: null,
				language: order.language ?? null,
			})
			.onConflict((conflict) => conflict.doNothing())
			.returningAll()
			.executeTakeFirst();
		if (made) await announceAccount(transaction, made);
		const row = made ?? (await takeOverSearcher(transaction, order));
		if (!row)
			throw new CommandError(
				`There is an account for ${order.email} already: "link" ties it to properties, "reset" mails a new link.`,
			);
		await requireProperties(transaction, order.properties);
		await tieProperties(transaction, services.configuration, row.id, order.properties);
		await sendLink(transaction, services.configuration, row, 'invitation');
	});
	services.onMailQueued?.();
	return { email: order.email, properties: order.properties, mailed: 'invitation' };
}

async function link(services: OperatorContext, { email, properties, remove }: Order<'link'>) {
	const answer = await services.db.transaction().execute(async (transaction) => {
		const { id } = await ownerOf(transaction, email);
		if (remove)
			await transaction
				.deleteFrom('owner_property')
				.where('owner_id', '=', id)
				.where('property_id', 'in', properties)
				.execute();
		else {
			await requireAgency(transaction);
			await requireProperties(transaction, properties);
		}
		const isInvited = !remove && (await tieProperties(transaction, services.configuration, id, properties));
		const rows = await transaction
			.selectFrom('owner_property')
			.select('property_id')
			.where('owner_id', '=', id)
			.orderBy('property_id')
			.execute();
		return {
			email,
			properties: rows.map(({ property_id }) => property_id),
			...(isInvited ? { mailed: 'invitation' as const } : {}),
		};
	});
	if (answer.mailed) services.onMailQueued?.();
	return answer;
}

async function disable({ db }: OperatorContext, { email }: Order<'disable'>) {
	await db.transaction().execute(async (transaction) => {
		const { id } = await ownerOf(transaction, email);
		await transaction
			.updateTable('owner')
			.set({ disabled_at: sql<Date>`coalesce(disabled_at, now())` })
			.where('id', '=', id)
			.execute();
		await endAllSessions(transaction, id);
		await endLinks(transaction, id);
	});
	return { email, state: 'disabled' };
}

async function enable({ db }: OperatorContext, { email }: Order<'enable'>) {
	const { id } = await ownerOf(db, email);
	await db.updateTable('owner').set({ disabled_at: null }).where('id', '=', id).execute();
	return { email, state: 'active' };
}

async function reset(services: OperatorContext, { email, withSecondFactor }: Order<'reset'>) {
	const mailed = await services.db.transaction().execute(async (transaction) => {
		const owner = await ownerOf(transaction, email);
		if (owner.disabled_at)
			throw new CommandError(
				`The account of ${email} is disabled: "npm run owners -- enable" opens it again.`,
			);
		await requireAgency(transaction);
		if (withSecondFactor) await removeSecondFactor(transaction, owner.id);
		await endAllSessions(transaction, owner.id);
		return sendLink(transaction, services.configuration, owner, owner.password_hash ? 'reset' : 'invitation');
	});
	services.onMailQueued?.();
	return { email, mailed, ...(withSecondFactor ? { secondFactor: 'off' } : {}) };
}

async function list({ db }: OperatorContext): Promise<ListedOwner[]> {
	const rows = await db
		.selectFrom('owner')
		.leftJoin('owner_property', 'owner_property.owner_id', 'owner.id')
		.selectAll('owner')
		.select(
			sql<
				number[]
			>`coalesce(json_agg(property_id order by property_id) filter (where property_id is not null), '[]')`.as(
				'properties',
			),
		)
		.groupBy('owner.id')
		.orderBy('owner.id')
		.execute();
	return rows.map((row) => ({
		id: row.id,
		email: row.email,
		name: `${row.first_name} ${row.last_name}`.trim(),
		kind: row.kind,
		state: row.disabled_at ? 'disabled' : row.password_hash ? 'active' : 'invited',
		hasSecondFactor: row.totp_since !== null,
		isDemo: row.is_demo && row.kind === 'owner',
		properties: row.properties,
	}));
}

const ORDERS = { create, link, disable, enable, reset, list } satisfies {
	[Name in OwnerOrder['do']]: (services: OperatorContext, order: Order<Name>) => Promise<unknown>;
};

/** Does what an operator ordered. Throws a CommandError that names the next step. */
export async function carryOut(services: OperatorContext, given: unknown): Promise<unknown> {
	const parsed = ownerOrderSchema.safeParse(given);
	if (parsed.success) return ORDERS[parsed.data.do](services, parsed.data as never);
	const [issue] = parsed.error.issues;
	throw new CommandError(`${issue?.path.join('.')} ${issue?.message}: see "npm run owners -- --help".`);
}
