import type { RequestKind } from '@estate/shared-contract';
import type { Configuration } from '../configuration.ts';
import type { Tx } from '../database/database.ts';
import { HttpError } from '../server/http-error.ts';
import { throttleWithin } from '../server/throttle.ts';
import type { OutboxMessage } from './outbox-message.ts';

const DAY = 86_400;
/** To the agency itself */
const TO_AGENCY = 'notice';
/** What these kinds are about is in the mail alone; of others the request has arrived, also without one. */
const MAIL_IS_NEEDED: ReadonlySet<RequestKind> = new Set(['request-documents', 'contact-appointment']);

/** Has the receiver of a mail that stands alone not had as many as it may in a day? Counts it. */
export async function mayReceive(
	transaction: Tx,
	{ secret, configuration }: { secret: string; configuration: Configuration },
	{ to }: OutboxMessage,
): Promise<boolean> {
	try {
		await throttleWithin(transaction, secret, perReceiver(configuration), receiverOf(to));
		return true;
	} catch (error) {
		if (error instanceof HttpError && error.statusCode === 429) return false;
		throw error;
	}
}

type Mails = Readonly<Record<string, OutboxMessage>>;

const perReceiver = ({ MAIL_LIMIT }: Configuration) => ({
	name: 'mail-receiver',
	times: MAIL_LIMIT,
	windowSeconds: DAY,
});

/** Who an address belongs to: upper case and what stands behind a plus make no other receiver. */
export const receiverOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/**
 * Counts mails of a form for their receivers, over all who send: anyone can type an address that is not their own. Beyond the limit a
 * confirmation is left out; a request that is nothing without its mail is refused with a 429 answer.
 */
export async function withinReceiverLimits(
	transaction: Tx,
	{ kind, secret, configuration }: { kind: RequestKind; secret: string; configuration: Configuration },
	mails: Mails,
): Promise<Mails> {
	const perFriend = { name: 'mail-friend', times: configuration.FRIEND_LIMIT, windowSeconds: DAY };
	const kept: Record<string, OutboxMessage> = {};
	// In one order for all: two requests that write to the same receivers never wait for each other.
	const inOrder = Object.entries(mails).sort(([, one], [, other]) => (one.to < other.to ? -1 : 1));
	for (const [name, mail] of inOrder) {
		const receiver = receiverOf(mail.to);
		try {
			if (name === 'friend') await throttleWithin(transaction, secret, perFriend, receiver);
			if (name !== TO_AGENCY) await throttleWithin(transaction, secret, perReceiver(configuration), receiver);
			kept[name] = mail;
		} catch (error) {
			if (!(error instanceof HttpError) || name !== 'confirmation' || MAIL_IS_NEEDED.has(kind)) throw error;
		}
	}
	return Object.fromEntries(Object.keys(mails).flatMap((name) => (kept[name] ? [[name, kept[name]]] : [])));
}
