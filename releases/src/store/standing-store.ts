import type { Channel } from '@estate/shared-contract';
import { CHANNELS } from '@estate/shared-contract/schemas';
import { type InstanceReport, isAlive } from '../instances/instance-report.schema.ts';
import { ReleaseError } from '../release-error.ts';
import type { InstanceReports, ReleaseLog } from './release-store.ts';

/** The highest revision of a channel that a running server reports; 0 where none does. */
export const reportedRevision = (reports: readonly InstanceReport[], channel: Channel): number =>
	Math.max(
		0,
		...reports
			.filter((report) => report.channel === channel && isAlive(report))
			.map(({ revision }) => revision),
	);

/** What is said of a log that ends before what a server follows. */
export const lostFinding = (revision: number, ahead: number) =>
	`A server follows revision ${ahead}, but this log ends at ${revision}: this is another store, or one that lost entries. Look at RELEASES_DIR and RELEASES_URL, or restore the store and start the servers again, before anything is published or promoted.`;

/**
 * Throws ReleaseError `lost-store` where a running server follows a revision beyond the end of the log: what is written
 * there would be in the way of the entries that come back.
 */
export async function requireStanding(
	{ log, instances }: { log: Pick<ReleaseLog, 'newest'>; instances: Pick<InstanceReports, 'read'> },
	channels: readonly Channel[] = CHANNELS,
): Promise<void> {
	const reports = await instances.read();
	for (const channel of channels) {
		const ahead = reportedRevision(reports, channel);
		const { revision } = ahead > 0 ? await log.newest(channel) : { revision: 0 };
		if (ahead > revision)
			throw new ReleaseError(
				'lost-store',
				`Nothing was changed. ${lostFinding(revision, ahead)} Where the entries are gone for good, publish and promote with --new-log begin another log.`,
			);
	}
}

/** The log, which nobody adds to while the store looks like one that was lost. */
export function standingLog(log: ReleaseLog, instances: Pick<InstanceReports, 'read'>): ReleaseLog {
	return {
		check: () => log.check(),
		newest: (channel) => log.newest(channel),
		history: (...asked) => log.history(...asked),
		texts: (channel) => log.texts(channel),
		watch: (...asked) => log.watch(...asked),
		async append(channel, expectedRevision, entry) {
			await requireStanding({ log, instances }, [channel]);
			return log.append(channel, expectedRevision, entry);
		},
	};
}
