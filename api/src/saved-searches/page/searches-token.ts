import { readToken, signToken } from '../../server/installation-secret.ts';

const PURPOSE = 'saved-searches';
const DAY_SECONDS = 86_400;

/** Seconds for which the link of a mail about a search, and one that was asked for, open the page of all searches. */
export const MAIL_LINK_SECONDS = 90 * DAY_SECONDS;
export const ASKED_LINK_SECONDS = 3_600;

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1_000);

/** Opens all saved searches of the address that this subscription has, for so many seconds. It is worth nothing once the subscription is removed. */
export function searchesToken(
	secret: string,
	subscriptionId: number,
	lifetimeSeconds: number,
	now = new Date(),
): string {
	return signToken({
		secret,
		purpose: PURPOSE,
		content: `${subscriptionId}-${secondsOf(now) + lifetimeSeconds}`,
	});
}

/** The subscription whose address may be managed; undefined for any other token, and for one that is over. */
export function readSearchesToken(secret: string, token: string, now = new Date()): number | undefined {
	const [, id, until] =
		/^(\d{1,12})-(\d{1,12})$/.exec(readToken({ secret, purpose: PURPOSE, token }) ?? '') ?? [];
	return id !== undefined && Number(until) > secondsOf(now) ? Number(id) : undefined;
}
