import { ReleaseError, type ReleaseFailure } from '../release-error.ts';
import type { StoreRecords } from '../store/store-records.ts';
import { AccessList } from './access-list.ts';
import type { NewAuditEntry } from './audit/audit-entry.schema.ts';
import { AuditLog } from './audit/audit-log.ts';
import { refusalDetail } from './audit/few-refusals.ts';
import { type AccessRequest, EVERY, isGranted } from './grant.ts';
import { type Identity, identityText, keeperText } from './identity.ts';
import { ACTION_RIGHTS } from './roles.ts';

/** What somebody wants to do, and how it is called in the audit log; as the action by default. */
export interface AuditedRequest extends AccessRequest {
	audited?: 'propose' | 'approve' | 'decline' | 'retire';
}

/** Failures that say that somebody may not, whatever their rights. */
const REFUSED: ReadonlySet<ReleaseFailure> = new Set<ReleaseFailure>(['no-person', 'same-person']);

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

const entryOf = ({ identity, via }: Caller, { audited, ...request }: AuditedRequest) => ({
	...{ who: identity.name, identity: identity.id, via, ...request },
	action: audited ?? request.action,
});

/** Lets through who has the right; a refusal goes to the audit log, until it has said enough of them. Throws ReleaseError `forbidden`. */
export async function requireGranted(
	records: StoreRecords,
	caller: Caller,
	request: AuditedRequest,
): Promise<void> {
	const { identity } = caller;
	if (!identity.grants || isGranted(identity.grants, request)) return;
	const detail = refusalDetail(identity.id);
	if (detail) await audit(records, { ...entryOf(caller, request), outcome: 'refused', detail });
	throw await forbidden(records, identity, request);
}

/**
 * Does what somebody asks for, if they may. Refusals and uses go to the audit log of a store that has an access list: the
 * refusal before it is answered, the use once it is done, with what `describe` says of it. Throws ReleaseError `forbidden`, and what the work throws.
 */
export async function permitted<Outcome>(
	records: StoreRecords,
	caller: Caller,
	request: AuditedRequest,
	work: (who: string) => Promise<Outcome>,
	describe: (outcome: Outcome) => string | undefined = detailOf,
): Promise<Outcome> {
	const entry = entryOf(caller, request);
	await requireGranted(records, caller, request);
	let outcome: Outcome;
	try {
		outcome = await work(entry.who);
	} catch (error) {
		const code = error instanceof ReleaseError ? error.code : undefined;
		const how = code && REFUSED.has(code) ? 'refused' : 'failed';
		await audit(records, { ...entry, outcome: how, detail: code ?? 'failed' }).catch(() => {});
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
