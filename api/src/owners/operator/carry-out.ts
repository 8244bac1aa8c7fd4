import { sql } from 'kysely';
import { CommandError } from '../../cli/command-error.ts';
import type { Configuration } from '../../configuration.ts';
import { readSite } from '../../content/site-settings.ts';
import type { Db, Tx } from '../../database/database.ts';
import { queueMails } from '../../mail/outbox.ts';
import { linkMail } from '../mails/account-mails.ts';
import { mailLanguage } from '../mails/account-notice.ts';
import { endLinks, makeLink } from '../password/links.ts';
import { removeSecondFactor } from '../second-factor/second-factor.ts';
import { endAllSessions } from '../session/sessions.ts';
import { type ListedOwner, type OwnerOrder, ownerOrderSchema } from './owner-orders.ts';

type Order<Name extends OwnerOrder['do']> = Extract<OwnerOrder, { do: Name }>;

/** Where an order is carried out. */
export interface OperatorDesk {
	db: Db;
	configuration: Configuration;
	onMailQueued?(): void;
}

async function requireHomes(db: Db, homes: readonly number[]): Promise<void> {
	if (homes.length === 0) return;
	const found = await db.selectFrom('property').select('id').where('id', 'in', homes).execute();
	const missing = homes.filter((id) => !found.some((row) => row.id === id));
	if (missing.length > 0)
		throw new CommandError(
			`There is no home ${missing.join(', ')}: import it first, or look its id up in the feed.`,
		);
}

async function tie(transaction: Tx, ownerId: number, homes: readonly number[]): Promise<void> {
	await requireHomes(transaction, homes);
	if (homes.length === 0) return;
	await transaction
		.insertInto('owner_property')
		.values(homes.map((property_id) => ({ owner_id: ownerId, property_id })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
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

type Account = Awaited<ReturnType<typeof ownerOf>>;

/** Puts the mail with the link into the outbox: an invitation as long as there is no password yet. */
async function sendLink(
	transaction: Tx,
	{ configuration }: OperatorDesk,
	owner: Account,
): Promise<'invitation' | 'reset'> {
	const { configuration: site } = await readSite(transaction).catch(() => {
		throw new CommandError(
			'There is no agency yet whose name the mail could bear: import a feed first with "npm run import -- <feed>".',
		);
	});
	const purpose = owner.password_hash ? 'reset' : 'invitation';
	const token = await makeLink(transaction, owner.id, purpose);
	const language = mailLanguage(owner.language, site);
	const mail = linkMail({ site, configuration, language }, owner, { purpose, token });
	await queueMails(transaction, null, { [`owner-${purpose}`]: mail });
	return purpose;
}

async function create(desk: OperatorDesk, order: Order<'create'>) {
	await desk.db.transaction().execute(async (transaction) => {
		const row = await transaction
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
		if (!row)
			throw new CommandError(
				`There is an account for ${order.email} already: "link" ties it to homes, "reset" mails a new link.`,
			);
		await tie(transaction, row.id, order.homes);
		await sendLink(transaction, desk, row);
	});
	desk.onMailQueued?.();
	return { email: order.email, homes: order.homes, mailed: 'invitation' };
}

async function link({ db }: OperatorDesk, { email, homes, remove }: Order<'link'>) {
	return db.transaction().execute(async (transaction) => {
		const { id } = await ownerOf(transaction, email);
		if (remove)
			await transaction
				.deleteFrom('owner_property')
				.where('owner_id', '=', id)
				.where('property_id', 'in', homes)
				.execute();
		else await tie(transaction, id, homes);
		const rows = await transaction
			.selectFrom('owner_property')
			.select('property_id')
			.where('owner_id', '=', id)
			.orderBy('property_id')
			.execute();
		return { email, homes: rows.map(({ property_id }) => property_id) };
	});
}

async function disable({ db }: OperatorDesk, { email }: Order<'disable'>) {
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

async function enable({ db }: OperatorDesk, { email }: Order<'enable'>) {
	const { id } = await ownerOf(db, email);
	await db.updateTable('owner').set({ disabled_at: null }).where('id', '=', id).execute();
	return { email, state: 'active' };
}

async function reset(desk: OperatorDesk, { email, withSecondFactor }: Order<'reset'>) {
	const mailed = await desk.db.transaction().execute(async (transaction) => {
		const owner = await ownerOf(transaction, email);
		if (owner.disabled_at)
			throw new CommandError(
				`The account of ${email} is disabled: "npm run owners -- enable" opens it again.`,
			);
		if (withSecondFactor) await removeSecondFactor(transaction, owner.id);
		await endAllSessions(transaction, owner.id);
		return sendLink(transaction, desk, owner);
	});
	desk.onMailQueued?.();
	return { email, mailed, ...(withSecondFactor ? { secondFactor: 'off' } : {}) };
}

async function list({ db }: OperatorDesk): Promise<ListedOwner[]> {
	const rows = await db
		.selectFrom('owner')
		.leftJoin('owner_property', 'owner_property.owner_id', 'owner.id')
		.selectAll('owner')
		.select(
			sql<
				number[]
			>`coalesce(json_agg(property_id order by property_id) filter (where property_id is not null), '[]')`.as(
				'homes',
			),
		)
		.groupBy('owner.id')
		.orderBy('owner.id')
		.execute();
	return rows.map((row) => ({
		id: row.id,
		email: row.email,
		name: `${row.first_name} ${row.last_name}`.trim(),
		state: row.disabled_at ? 'disabled' : row.password_hash ? 'active' : 'invited',
		hasSecondFactor: row.totp_since !== null,
		homes: row.homes,
	}));
}

/** Does what an operator ordered. Throws a CommandError that names the next step. */
export async function carryOut(desk: OperatorDesk, given: unknown): Promise<unknown> {
	const parsed = ownerOrderSchema.safeParse(given);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		throw new CommandError(`${issue?.path.join('.')} ${issue?.message}: see "npm run owners -- --help".`);
	}
	const order = parsed.data;
	switch (order.do) {
		case 'create':
			return create(desk, order);
		case 'link':
			return link(desk, order);
		case 'disable':
			return disable(desk, order);
		case 'enable':
			return enable(desk, order);
		case 'reset':
			return reset(desk, order);
		case 'list':
			return list(desk);
	}
}
