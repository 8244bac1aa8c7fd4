import type { AccessRequest } from '../access/grant.ts';
import { commandIdentity } from '../access/identity.ts';
import { type Caller, permitted } from '../access/permitted.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { requireStanding } from '../store/standing-store.ts';
import { releaseWho } from './settings.ts';

/** Who runs this command: RELEASE_TOKEN where the store has an access list. Throws ReleaseError `no-access`, `lost-store`. */
export async function commandCaller(store: ReleaseStore): Promise<Caller> {
	// Before checks and builds that take half a minute.
	if (!store.isNewLog) await requireStanding(store);
	return callerOfAnyStore(store);
}

/** The same where the log may have been lost: taking somebody's rights away waits for nothing. Throws ReleaseError `no-access`. */
export async function callerOfAnyStore({ records }: Pick<ReleaseStore, 'records'>): Promise<Caller> {
	const identity = await commandIdentity(records, releaseWho(), process.env.RELEASE_TOKEN || undefined);
	return { identity, via: 'command' };
}

/** Does what the command asks for, if whoever runs it may; the work is given the name for the log. Throws ReleaseError `no-access`, `forbidden`. */
export async function asCaller<Outcome>(
	store: ReleaseStore,
	request: AccessRequest,
	work: (who: string) => Promise<Outcome>,
	describe?: (outcome: Outcome) => string,
): Promise<Outcome> {
	return permitted(store.records, await commandCaller(store), request, work, describe);
}
