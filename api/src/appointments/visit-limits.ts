import { type RawBuilder, sql } from 'kysely';
import type { Configuration } from '../configuration.ts';
import type { Tx } from '../database/database.ts';
import { receiverIn, receiverOf } from '../mail/receiver-limits.ts';
import { HttpError } from '../server/http-error.ts';
import { throttleWithin } from '../server/throttle.ts';
import type { Visited } from './visited.ts';

const DAY_SECONDS = 86_400;
/** Of the limit for a person: one network may hold a family, or an office. */
const PER_NETWORK = 2;
/** Of the limit for what is visited: a colleague shows several. */
const PER_COLLEAGUE = 3;

const isWaiting = sql`(appointment.status = 'held' and held_until > now())`;
/** Visits to come that take a time. */
const isOpen = sql`starts_at > now() and (appointment.status = 'confirmed' or ${isWaiting})`;
/** Who booked */
const receiver = receiverIn(sql`request.fields ->> 'email'`);

async function count(transaction: Tx, condition: RawBuilder<unknown>): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		select count(*)::int as count from appointment join request on request.id = request_id
		where ${condition}`.execute(transaction);
	return rows[0]?.count ?? 0;
}

/** Those who count the same wait for each other, until the transaction ends. */
async function takeTurns(transaction: Tx, what: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`visits ${what}`}, 0))`.execute(transaction);
}

async function checkPerson(
	transaction: Tx,
	email: string,
	{ VISIT_LIMIT }: Configuration,
	counted: RawBuilder<unknown>,
): Promise<void> {
	if (VISIT_LIMIT === 0) return;
	const person = receiverOf(email);
	await takeTurns(transaction, `of ${person}`);
	if ((await count(transaction, sql`${counted} and ${receiver} = ${person}`)) < VISIT_LIMIT) return;
	throw new HttpError(429, 'too-many-visits', 'This person has as many visits to come as one may have.');
}

/**
 * Throws a 429 answer where as many visits of a person wait to be confirmed as one may have. Confirmed ones are not counted: anybody
 * can type an address, and would learn by the answer how many visits it has.
 */
export const checkBooking = (transaction: Tx, email: string, configuration: Configuration): Promise<void> =>
	checkPerson(transaction, email, configuration, sql`starts_at > now() and ${isWaiting}`);

/** Throws a 429 answer where a person has as many other visits to come as one may have. `id`: the one that is confirmed now. */
export const checkConfirmation = (
	transaction: Tx,
	email: string,
	configuration: Configuration,
	id: number,
): Promise<void> =>
	checkPerson(transaction, email, configuration, sql`${isOpen} and appointment.id <> ${id}`);

/** Counts a booking of a network. Throws a 429 answer when there were too many today. */
export async function checkNetwork(
	transaction: Tx,
	{ secret, network, configuration }: { secret: string; network: string; configuration: Configuration },
): Promise<void> {
	const times = configuration.VISIT_LIMIT * PER_NETWORK;
	await throttleWithin(
		transaction,
		secret,
		{ name: 'visit-network', times, windowSeconds: DAY_SECONDS },
		network,
	);
}

/**
 * May one more visit of a property or project keep its time before it is confirmed? Beyond the bound it takes its time at the
 * confirmation, so that addresses that nobody confirms never fill a calendar.
 */
export async function mayHold(
	transaction: Tx,
	{ visited, colleagueId }: { visited: Visited; colleagueId: number },
	{ VISIT_HOLDS }: Configuration,
): Promise<boolean> {
	if (VISIT_HOLDS === 0) return true;
	await takeTurns(transaction, `held for ${colleagueId}`);
	const ofColleague = sql`${isWaiting} and colleague_id = ${colleagueId}`;
	const ofVisited = sql`${ofColleague} and appointment.property_id is not distinct from ${visited.property_id}::bigint
		and appointment.project_id is not distinct from ${visited.project_id}::bigint`;
	return (
		(await count(transaction, ofVisited)) < VISIT_HOLDS &&
		(await count(transaction, ofColleague)) < VISIT_HOLDS * PER_COLLEAGUE
	);
}
