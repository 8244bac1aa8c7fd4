import { AccessList, AuditLog, type StoreRecords } from '@estate/releases';
import type { SessionHolder } from '../session.ts';

const HOUR_MS = 3_600_000;
/** More refusals of an instance in an hour come from strangers with many addresses: they fill no store. */
const MOST_REFUSED = 60;

/** Log-ins and wrong tokens, in the audit log of a store that has an access list. */
export class LogInAudit {
	readonly #records: StoreRecords;
	#refused = { since: 0, count: 0 };

	constructor(records: StoreRecords) {
		this.#records = records;
	}

	async done({ who, subject, members }: SessionHolder): Promise<void> {
		await this.#write(who, subject ?? members?.[0] ?? 'ops-token', 'done');
	}

	/** A token that nobody has, or somebody whom the access list does not name. */
	async refused(identity = 'unknown'): Promise<void> {
		if (Date.now() - this.#refused.since > HOUR_MS) this.#refused = { since: Date.now(), count: 0 };
		this.#refused.count += 1;
		if (this.#refused.count <= MOST_REFUSED) await this.#write('unknown', identity, 'refused');
	}

	async #write(who: string, identity: string, outcome: 'done' | 'refused'): Promise<void> {
		if (!(await new AccessList(this.#records).exists())) return;
		await new AuditLog(this.#records).append({ who, identity, via: 'console', action: 'log-in', outcome });
	}
}
