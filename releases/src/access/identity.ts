import { ReleaseError } from '../release-error.ts';
import type { StoreRecords } from '../store/store-records.ts';
import { AccessList, type ListedMember } from './access-list.ts';
import { readAccessToken } from './access-token.ts';
import { AuditLog } from './audit/audit-log.ts';
import { EVERY, type Grant, grantText } from './grant.ts';

/** Somebody who wants to do something, with what they may. */
export interface Identity {
	/** Entry of the access list, `ops-token`, `store` or `oidc:<subject>` */
	id: string;
	/** For the logs */
	name: string;
	/** Who it is, where an entry of the access list says so: two identities of one person are not two people */
	person?: string | undefined;
	/** Undefined: everything */
	grants: readonly Grant[] | undefined;
}

/** Whoever holds OPS_TOKEN: the one key that needs no list, and that names itself. */
export async function opsIdentity(records: StoreRecords, who: string): Promise<Identity> {
	// Without the store nothing can be done, and what it says does not matter.
	const isListed = await new AccessList(records).exists().catch(() => false);
	return { id: 'ops-token', name: isListed ? `${who} (OPS_TOKEN)` : who, grants: undefined };
}

export const memberIdentity = (member: ListedMember): Identity => ({
	id: member.id,
	name: member.name,
	person: member.person,
	grants: [member],
});

/** What somebody may, in words. */
export function identityText({ grants }: Pick<Identity, 'grants'>): string {
	return grants === undefined ? 'may do everything' : grants.map(grantText).join('; ') || 'has no role';
}

/** Who a command runs for: the token's entry where the store has an access list, else whoever started it. Throws ReleaseError `no-access`. */
export async function commandIdentity(
	records: StoreRecords,
	who: string,
	token: string | undefined,
): Promise<Identity> {
	const list = new AccessList(records);
	if (!(await list.exists())) return { id: 'store', name: who, grants: undefined };
	const member = token === undefined ? undefined : await list.memberOfToken(token);
	if (member) return memberIdentity(member);
	await new AuditLog(records).append({
		who,
		identity: 'unknown',
		via: 'command',
		action: 'log-in',
		outcome: 'refused',
	});
	throw new ReleaseError(
		'no-access',
		`This store has an access list, and ${tokenFault(token)}. ${await keeperText(list)} can give you one.`,
	);
}

/** By its form alone, which tells nobody anything of a secret. */
function tokenFault(token: string | undefined): string {
	if (token === undefined) return 'there is no token in RELEASE_TOKEN';
	return readAccessToken(token)
		? 'the token in RELEASE_TOKEN is wrong, revoked or expired'
		: 'what stands in RELEASE_TOKEN is none of its tokens, which begin with rel_ (OPS_TOKEN opens the console, and is none for commands)';
}

export async function keeperText(list: AccessList): Promise<string> {
	const names = await list.keepers();
	return names.length > 0 ? names.join(', ') : 'Who holds the credentials of the store';
}

export const EVERYWHERE = { remote: EVERY, channel: EVERY } as const;
