import type { AuditEntry, StateChange, TakenBack } from '@estate/releases';
import type { HealthEvidence } from '@estate/shared-contract';

/** An entry of the log, with what it changed. */
export interface ConsoleEntry {
	revision: number;
	action: string;
	remote: string;
	at: string;
	who: string;
	why: string;
	waived: string[];
	evidence: HealthEvidence | undefined;
	changes: StateChange[];
}

/** `GET api/log` */
export interface LogAnswer {
	entries: ConsoleEntry[];
	hasOlder: boolean;
}

/** `GET api/restorations?revision=…`: what a restore would change. */
export interface RestorationAnswer {
	changes: StateChange[];
	/** Versions that come back and were taken back since: for that the command needs `anyway` */
	takenBack: TakenBack[];
}

/** `GET api/audit` */
export interface AuditAnswer {
	/** Newest first */
	entries: AuditEntry[];
	/** Places of records that cannot be read as entries */
	unreadable: string[];
	/** `before` of the next page, where there is one */
	older?: number;
}

/** `GET api/audit/chain`: is each entry the one that was written? */
export interface AuditChainAnswer {
	/** Followed: from `from` to the newest */
	from: number;
	entries: number;
	/** Hash of the newest entry */
	head: string;
	/** The first entry that is not what the chain says */
	broken?: { number: number; place: string; what: string };
	/** Would a change of the newest entry alone be seen? */
	isHeadNoted: boolean;
}
