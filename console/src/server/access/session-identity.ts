import { AccessList, type Identity, memberIdentity, opsIdentity, type StoreRecords } from '@estate/releases';
import type { Session } from '../session.ts';

const BEARER = /^Bearer(?: +(.*))?$/i;

/** The token that a program sends with its request, if it does; whatever it is, so that a spoilt one is told from none. */
export const bearerOf = (authorization: string | undefined): string | undefined => {
	const found = BEARER.exec(authorization ?? '');
	return found ? (found[1] ?? '') : undefined;
};

/** Who a program's token belongs to; undefined for a wrong one. */
export async function bearerIdentity(records: StoreRecords, token: string): Promise<Identity | undefined> {
	const member = await new AccessList(records).memberOfToken(token);
	return member && memberIdentity(member);
}

/**
 * Who holds a session, with what they may at this moment: entries of the access list that were revoked or are over since
 * the log-in count no more. Undefined where none is left.
 */
export async function sessionIdentity(
	records: StoreRecords,
	{ who, members, subject }: Session,
): Promise<Identity | undefined> {
	if (!members) return opsIdentity(records, who);
	const list = new AccessList(records);
	const found = await Promise.all(members.map((id) => list.member(id)));
	const valid = found.filter((member) => member?.state === 'valid').filter((member) => member !== undefined);
	const [first] = valid;
	if (!first) return undefined;
	const person = valid.find((member) => member.person !== undefined)?.person;
	return { id: subject ?? first.id, name: who, person, grants: valid };
}
