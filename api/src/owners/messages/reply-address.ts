import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../server/installation-secret.ts';

/** Who answers from an address: an owner by the account's id, or the agency. */
export interface ReplyParty {
	propertyId: number;
	ownerId: number | undefined;
}

const PURPOSE = 'message-reply';
/** 80 bits: with the longest ids the name stays within the 64 characters of RFC 5321 §4.5.3.1.1. */
const MAC_BYTES = 10;
const AGENCY = 'a';

const macOf = (secret: string, content: string) => keyedHash(secret, PURPOSE, content).subarray(0, MAC_BYTES);

/** Address that answers of one party in one thread go to: its name in lower case, as some mail servers make it. */
export function replyAddress(secret: string, domain: string, { propertyId, ownerId }: ReplyParty): string {
	const content = `${propertyId}-${ownerId ?? AGENCY}`;
	return `reply+${content}-${macOf(secret, content).toString('hex')}@${domain}`;
}

/** Whose answer a mail to this address is; undefined for an address that is not from here. */
export function readReplyAddress(secret: string, address: string): ReplyParty | undefined {
	const [, content = '', property, owner, mac = ''] =
		/^reply\+((\d{1,16})-(\d{1,16}|a))-([\da-f]{20})@/i.exec(address) ?? [];
	const given = Buffer.from(mac, 'hex');
	if (given.length !== MAC_BYTES || !timingSafeEqual(given, macOf(secret, content.toLowerCase())))
		return undefined;
	return {
		propertyId: Number(property),
		ownerId: owner?.toLowerCase() === AGENCY ? undefined : Number(owner),
	};
}
