import type { RequestKind } from '@estate/shared-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Configuration } from '../configuration.ts';
import type { Tx } from '../database/database.ts';
import { HttpError } from '../server/http-error.ts';
import { forgiveWithin, isWithin, type Limit, throttleWithin } from '../server/throttle.ts';
import type { OutboxMessage } from './outbox-message.ts';

const DAY_SECONDS = 86_400;
/** To the agency itself */
const TO_AGENCY = new Set(['notice', 'decision']);
/** What these kinds are about is in the mail alone; of others the request has arrived, also without one. */
const MAIL_IS_NEEDED: ReadonlySet<RequestKind> = new Set(['request-documents', 'contact-appointment']);

/** Of the limit, for links that people ask for to get at what is theirs: strangers' forms never use those up. */
const KEPT_FOR_LINKS = 2;

/** What forms may send to a receiver in a day. */
const forForms = ({ MAIL_LIMIT }: Configuration): number =>
	MAIL_LIMIT > 2 * KEPT_FOR_LINKS ? MAIL_LIMIT - KEPT_FOR_LINKS : MAIL_LIMIT;

/** Of links one an hour goes out in any case: strangers who ask for them keep nobody from what is theirs for longer. */
const LINK_OF_HOUR: Limit = { name: 'mail-link', times: 1, windowSeconds: 3_600 };

type ReceiverContext = { secret: string; configuration: Configuration };

/** May something still be mailed to an address that somebody typed, after all mails of today? Counts it. */
export const mayReceive = (
	transaction: Tx,
	{ secret, configuration }: ReceiverContext,
	{ to }: Pick<OutboxMessage, 'to'>,
): Promise<boolean> =>
	isWithin(throttleWithin(transaction, secret, perReceiver(configuration.MAIL_LIMIT), receiverOf(to)));

/** The same for a link by which somebody gets at what is theirs, of which one an hour may always be. */
export const mayReceiveLink = async (
	transaction: Tx,
	context: ReceiverContext,
	mail: Pick<OutboxMessage, 'to'>,
): Promise<boolean> =>
	(await mayReceive(transaction, context, mail)) ||
	isWithin(throttleWithin(transaction, context.secret, LINK_OF_HOUR, receiverOf(mail.to)));

type Mails = Readonly<Record<string, OutboxMessage>>;

/** One count of all that strangers can have sent to an address. */
const perReceiver = (times: number) => ({
	name: 'mail-receiver',
	times,
	windowSeconds: DAY_SECONDS,
});

/**
 * Who an address belongs to, as far as it is counted: upper case, what stands behind a plus, and dots make no other
 * receiver, as with the largest provider, whose second domain is one with its first.
 */
export function receiverOf(email: string): string {
	const [local = '', domain = ''] = email.toLowerCase().split('@');
	const [name = ''] = local.split('+');
	return `${name.replaceAll('.', '')}@${domain.replace(/^googlemail\.com$/, 'gmail.com')}`;
}

/** The same by the database, of a column or a field that holds an address. */
export function receiverIn(email: RawBuilder<unknown>): RawBuilder<string> {
	const part = (place: number) => sql`split_part(lower(${email}), '@', ${sql.lit(place)})`;
	return sql`replace(split_part(${part(1)}, '+', 1), '.', '') || '@' || regexp_replace(${part(2)}, '^googlemail[.]com$', 'gmail.com')`;
}

/**
 * Counts mails of a form for their receivers, over all who send: anyone can type an address that is not their own. Beyond the limit a
 * confirmation is left out; a request that is nothing without its mail is refused with a 429 answer.
 */
export async function withinReceiverLimits(
	transaction: Tx,
	{ kind, secret, configuration }: { kind: RequestKind; secret: string; configuration: Configuration },
	mails: Mails,
): Promise<Mails> {
	const perDay = perReceiver(forForms(configuration));
	const perFriend = { name: 'mail-friend', times: configuration.FRIEND_LIMIT, windowSeconds: DAY_SECONDS };
	const kept: Record<string, OutboxMessage> = {};
	// In the order of what is locked, for all: two requests that write to the same receivers never wait for each other.
	const inOrder = Object.entries(mails)
		.map(([name, mail]) => ({ name, mail, receiver: receiverOf(mail.to), isFriend: name === 'friend' }))
		.sort((one, other) =>
			one.receiver === other.receiver
				? Number(other.isFriend) - Number(one.isFriend)
				: one.receiver < other.receiver
					? -1
					: 1,
		);
	for (const { name, mail, receiver, isFriend } of inOrder) {
		try {
			if (isFriend) await throttleWithin(transaction, secret, perFriend, receiver);
			if (!TO_AGENCY.has(name)) await throttleWithin(transaction, secret, perDay, receiver);
			kept[name] = mail;
		} catch (error) {
			if (!(error instanceof HttpError) || name !== 'confirmation' || MAIL_IS_NEEDED.has(kind)) throw error;
			// No mail, so nothing of what is kept for links is used up.
			await forgiveWithin(transaction, secret, perDay, receiver);
		}
	}
	return Object.fromEntries(Object.keys(mails).flatMap((name) => (kept[name] ? [[name, kept[name]]] : [])));
}
