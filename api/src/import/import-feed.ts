import path from 'node:path';
import { sql } from 'kysely';
import type { Configuration } from '../configuration.ts';
import { readRevision } from '../content/content-revision.ts';
import type { Db } from '../database/database.ts';
import { announce } from '../events/announce.ts';
import { removeDemoOwners } from '../owners/demo-owners.ts';
import { listUnits } from '../projects/list-units.ts';
import { withdrawMissing } from '../properties/withdraw-missing.ts';
import { FeedItems } from './feed-items.ts';
import type { ImportReport } from './import-report.ts';
import { ImportTally } from './import-tally.ts';
import { createPictureIntake } from './picture-intake.ts';
import { takeContent } from './take-content.ts';
import { takeOwner } from './take-owner.ts';

export interface ImportOptions {
	/** Feed: newline-delimited JSON */
	file: string;
	/** For the mails that invite owners */
	configuration: Configuration;
	/** Pictures are kept in its folder `media`, documents in `documents` */
	dataDir: string;
	/** Mark properties that the feed does not hold as withdrawn, unless it has a line that may be any of them */
	withdrawMissing?: boolean;
	/** Pictures may be fetched from addresses that are not public */
	allowPrivate?: boolean;
	/** Called after each batch: items so far, bytes of the file so far */
	onProgress?: (progress: { items: number; bytes: number }) => void;
}

/** Tables that the listings of units are made from. */
const UNIT_SOURCES = ['project', 'property_type'];

async function takeOwners(
	db: Db,
	configuration: Configuration,
	owners: FeedItems['owners'],
	tally: ImportTally,
): Promise<void> {
	for (const { line, item } of owners) {
		const { refused, leftOut, isInvited } = await takeOwner(db, configuration, line, item);
		tally.refused.push(...refused);
		tally.leftOut.push(...leftOut);
		if (isInvited) tally.invited++;
		if (refused.length === 0) tally.take('owner');
	}
}

/** Takes a feed over. Item by item: what is broken is reported and skipped. Rejects only when the file or the database fails. */
export async function importFeed(db: Db, options: ImportOptions): Promise<ImportReport> {
	const started = performance.now();
	const folders = {
		feedDir: path.dirname(path.resolve(options.file)),
		mediaDir: path.join(options.dataDir, 'media'),
		documentDir: path.join(options.dataDir, 'documents'),
	};
	const intake = await createPictureIntake(db, { ...folders, allowPrivate: options.allowPrivate ?? false });
	const tally = new ImportTally();
	const feed = new FeedItems(options.file, {
		refuse: (...refusals) => tally.refused.push(...refusals),
		leaveOut: (...parts) => tally.leftOut.push(...parts),
	});
	await takeContent(db, feed, { intake, folders, tally, onProgress: options.onProgress });
	const demoOwnersRemoved = feed.isOtherAgency ? await removeDemoOwners(db) : 0;
	await takeOwners(db, options.configuration, feed.owners, tally);
	if (UNIT_SOURCES.some((table) => tally.written.has(table))) await listUnits(db);
	const withdrawalsHeld = options.withdrawMissing === true && feed.unreadable > 0;
	const withdrawn =
		options.withdrawMissing && !withdrawalsHeld ? await withdrawMissing(db, feed.propertyIds) : 0;
	if (tally.changed > 0) await analyze(db, feed.owners.length > 0 ? 'all' : [...tally.written]);
	const revision = await readRevision(db);
	const refused = tally.refused.length;
	await db.transaction().execute((transaction) =>
		announce(transaction, {
			type: 'estate.import.done',
			subject: 'import',
			data: { revision, refused, withdrawn },
		}),
	);
	return {
		...tally.report(),
		unknown: feed.unknown.all,
		withdrawn,
		withdrawalsHeld,
		demoOwnersRemoved,
		revision,
		seconds: (performance.now() - started) / 1000,
	};
}

/** The embedded database never does this by itself, and plans badly without. All tables take longer than a property takes. */
async function analyze(db: Db, tables: 'all' | readonly string[]): Promise<void> {
	const which = tables === 'all' ? sql`` : sql.join(tables.map((name) => sql.table(name)));
	await sql`analyze ${which}`.execute(db);
}
