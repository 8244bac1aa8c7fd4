import { type AuditLog, verifyChain } from '@estate/releases';
import type { AuditChainAnswer } from '../../log-answers.ts';

/** Entries that a server follows for a page; the command verify-log follows all. */
const MOST_FOLLOWED = 2_000;

/** Follows the newest entries of the audit log. One look at a time: who asks meanwhile gets the one that goes on. */
export function auditChain(log: AuditLog): () => Promise<AuditChainAnswer> {
	let going: Promise<AuditChainAnswer> | undefined;

	async function follow(): Promise<AuditChainAnswer> {
		const noted = await log.heads.read();
		const newest = await log.newestNumber();
		const from = Math.max(1, newest - MOST_FOLLOWED + 1);
		const report = await verifyChain(log.texts(from), { noted, after: await log.head(from - 1) });
		const { entries, head, broken, isHeadNoted } = report;
		return { from, entries, head, isHeadNoted, ...(broken ? { broken } : {}) };
	}

	return () => {
		going ??= follow().finally(() => {
			going = undefined;
		});
		return going;
	};
}
