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

/** A version or a revision that an outcome names, also as the entry of the release log that was written. */
function detailOf(outcome: unknown): string | undefined {
	const { revision, version, entry } = (outcome ?? {}) as Record<string, unknown>;
	if (typeof revision === 'number') return `revision ${revision}`;
	if (typeof version === 'string') return `version ${version}`;
	return entry === undefined ? undefined : detailOf(entry);
}

/** Writes an entry where there is an access list. */
async function audit(records: StoreRecords, entry: NewAuditEntry): Promise<void> {
	if (await new AccessList(records).exists()) await new AuditLog(records).append(entry);
}

/**
 * Does what somebody asks for, if they may. Refusals and uses go to the audit log of a store that has an access list: the
 * refusal before it is answered, the use once it is done, with what `describe` says of it. Throws ReleaseError `forbidden`, and what the work throws.
 */
export async function permitted<Outcome>(
	records: StoreRecords,
	{ identity, via }: Caller,
	request: AccessRequest,
	work: (who: string) => Promise<Outcome>,
	describe: (outcome: Outcome) => string | undefined = detailOf,
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
		await audit(records, { ...entry, outcome: 'done', detail: describe(outcome)?.slice(0, 300) });
	} catch (cause) {
		throw new ReleaseError(
			'bad-store',
			`It is done (${wordsOf(request)}), but the audit log could not be written: ${(cause as Error).message} Do not do it again.`,
			{ cause },
		);
	}
	return outcome;
}
