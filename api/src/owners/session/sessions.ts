import type { Owner, OwnerSession, SessionClock } from '@estate/shared-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Configuration } from '../../configuration.ts';
import type { Db } from '../../database/database.ts';
import { hashOfToken, newToken } from '../../server/secret-token.ts';
import type { DeviceFamily } from './device-family.ts';

type Limits = Pick<Configuration, 'SESSION_IDLE' | 'SESSION_LONGEST'>;

/** Ends all sessions of an account, such as after a new password; those but one where `exceptToken` is given. */
export async function endAllSessions(db: Db, ownerId: number, exceptToken?: string): Promise<void> {
	const ended = db.deleteFrom('owner_session').where('owner_id', '=', ownerId);
	await (exceptToken ? ended.where('token_hash', '<>', hashOfToken(exceptToken)) : ended).execute();
}

/** Sessions of owners. One ends after SESSION_IDLE without a request, and after SESSION_LONGEST anyway (decisions 26). */
export class Sessions {
	readonly #db: Db;
	readonly #limits: Limits;
	/** Of a row of owner_session: it is not over */
	readonly #isAlive: RawBuilder<boolean>;

	constructor(db: Db, limits: Limits) {
		this.#db = db;
		this.#limits = limits;
		this.#isAlive = sql<boolean>`(
			owner_session.last_seen_at >= now() - make_interval(secs => ${limits.SESSION_IDLE})
			and owner_session.created_at >= now() - make_interval(secs => ${limits.SESSION_LONGEST}))`;
	}

	/**
	 * Starts a session and returns its token: the only copy, for the cookie. Undefined where the account was closed, or has
	 * another password or none, since `passwordHash` was checked: the row's lock makes the one wait for the other.
	 */
	async start(
		{ id, passwordHash }: { id: number; passwordHash: string | null },
		{ browser, system }: DeviceFamily,
	): Promise<string | undefined> {
		const token = newToken();
		const { numAffectedRows } = await sql`
			insert into owner_session (token_hash, owner_id, browser, system)
			select ${hashOfToken(token)}::text, id, ${browser}::text, ${system}::text from owner
			where id = ${id} and password_hash = ${passwordHash} and disabled_at is null
			for share`.execute(this.#db);
		if (!numAffectedRows) return undefined;
		await sql`update owner set used_at = now() where id = ${id}`.execute(this.#db);
		return token;
	}

	/** Whose session it is, and that it is in use; undefined when it is unknown or over, or the account closed. */
	async read(token: string): Promise<Owner | undefined> {
		const { rows } = await sql<Owner>`
			update owner_session set last_seen_at = now() from owner
			where token_hash = ${hashOfToken(token)} and owner.id = owner_id and disabled_at is null and ${this.#isAlive}
			returning owner.id as "id", first_name as "firstName", last_name as "lastName", email as "email", kind as "kind"`.execute(
			this.#db,
		);
		return rows[0];
	}

	/** How long it still lasts; asking does not prolong it. */
	async clock(token: string): Promise<SessionClock | undefined> {
		const { SESSION_IDLE, SESSION_LONGEST } = this.#limits;
		const { rows } = await sql<{ idle: number; longest: number }>`
			select
				floor(${SESSION_IDLE} - extract(epoch from now() - last_seen_at))::int as idle,
				floor(${SESSION_LONGEST} - extract(epoch from now() - owner_session.created_at))::int as longest
			from owner_session join owner on owner.id = owner_id
			where token_hash = ${hashOfToken(token)} and disabled_at is null and ${this.#isAlive}`.execute(
			this.#db,
		);
		const [row] = rows;
		if (!row) return undefined;
		return {
			secondsLeft: Math.max(0, Math.min(row.idle, row.longest)),
			idleSeconds: SESSION_IDLE,
			canStay: row.longest > row.idle,
		};
	}

	/** Those of an owner that are not over, the current one first, then the latest seen. */
	async list(ownerId: number, currentToken: string): Promise<OwnerSession[]> {
		const rows = await this.#db
			.selectFrom('owner_session')
			.selectAll()
			.where('owner_id', '=', ownerId)
			.where(this.#isAlive)
			.orderBy('last_seen_at', 'desc')
			.execute();
		const current = hashOfToken(currentToken);
		return rows
			.map(({ id, token_hash, created_at, last_seen_at, browser, system }) => ({
				id,
				startedAt: created_at.toISOString(),
				lastSeenAt: last_seen_at.toISOString(),
				browser: browser as OwnerSession['browser'],
				system: system as OwnerSession['system'],
				isCurrent: token_hash === current,
			}))
			.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
	}

	async end(token: string): Promise<void> {
		await this.#db.deleteFrom('owner_session').where('token_hash', '=', hashOfToken(token)).execute();
	}

	/** Ends one session of an owner; false when the owner has none with this id. */
	async endOne(ownerId: number, id: number): Promise<boolean> {
		const { numDeletedRows } = await this.#db
			.deleteFrom('owner_session')
			.where('id', '=', id)
			.where('owner_id', '=', ownerId)
			.executeTakeFirst();
		return numDeletedRows > 0n;
	}

	/** Removes those that are over. */
	async sweep(): Promise<void> {
		await this.#db.deleteFrom('owner_session').where(sql<boolean>`not ${this.#isAlive}`).execute();
	}
}
