import { ReleaseError } from '../release-error.ts';
import type { StoreRecords } from '../store/store-records.ts';
import { AccessList } from './access-list.ts';
import type { NewAuditEntry } from './audit/audit-entry.schema.ts';
import { AuditLog } from './audit/audit-log.ts';
import { type AccessRequest, EVERY, isGranted } from './grant.ts';
import { type Identity, identityText, keeperText } from './identity.ts';
import { ACTION_RIGHTS } from './roles.ts';

/** Who asks, and by what way. */
export interface Caller {
	identity: Identity;
	via: NewAuditEntry['via'];
}

const wordsOf = ({ action, remote, channel }: AccessRequest) => {
	const what = remote === EVERY ? 'for every remote' : remote;
	return `${action} ${what}${channel === undefined ? '' : channel === EVERY ? ' in every channel' : ` in ${channel}`}`;
};

async function forbidden(records: StoreRecords, identity: Identity, request: AccessRequest) {
	const [right] = ACTION_RIGHTS[request.action];
	return new ReleaseError(
		'forbidden',
		`${identity.name} may not ${wordsOf(request)}: that takes the right "${right}" there (${identity.name} is ${identityText(identity)}). ${await keeperText(new AccessList(records))} can give it: npm run release -- access --help`,
	);
}

/** A version or a revision that an outcome names. */
function detailOf(outcome: unknown): string | undefined {
	const { revision, version } = (outcome ?? {}) as { revision?: unknown; version?: unknown };
	if (typeof revision === 'number') return `revision ${revision}`;
	return typeof version === 'string' ? `version ${version}` : undefined;
}

/** Writes an entry where there is an access list. */
async function audit(records: StoreRecords, entry: NewAuditEntry): Promise<void> {
	if (await new AccessList(records).exists()) await new AuditLog(records).append(entry);
}

/**
 * Does what somebody asks for, if they may. Refusals and uses go to the audit log of a store that has an access list: the
 * refusal before it is answered, the use once it is done. Throws ReleaseError `forbidden`, and what the work throws.
 */
export async function permitted<Outcome>(
	records: StoreRecords,
	{ identity, via }: Caller,
	request: AccessRequest,
	work: (who: string) => Promise<Outcome>,
): Promise<Outcome> {
	const entry = { who: identity.name, identity: identity.id, via, ...request };
	if (identity.grants && !isGranted(identity.grants, request)) {
		await audit(records, { ...entry, outcome: 'refused', detail: 'forbidden' });
		throw await forbidden(records, identity, request);
	}
	let outcome: Outcome;
	try {
		outcome = await work(identity.name);
	} catch (error) {
		const detail = error instanceof ReleaseError ? error.code : 'failed';
		await audit(records, { ...entry, outcome: 'failed', detail }).catch(() => {});
		throw error;
	}
	try {
		await audit(records, { ...entry, outcome: 'done', detail: detailOf(outcome) });
	} catch (cause) {
		throw new ReleaseError(
			'bad-store',
			`It is done (${wordsOf(request)}), but the audit log could not be written: ${(cause as Error).message} Do not do it again.`,
			{ cause },
		);
	}
	return outcome;
}
