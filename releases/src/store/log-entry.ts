import type { ReleaseLogEntry } from '@estate/shared-contract';
import { releaseLogEntrySchema } from '@estate/shared-contract/schemas';
import { CHAIN_BEGIN, chainHash } from '../access/audit/chain.ts';
import { ReleaseError } from '../release-error.ts';
import { schemaFault } from '../schema-fault.ts';
import type { BegunChange, NewLogEntry } from './release-store.ts';

/** Entries that a history gives when it is not said how many */
export const HISTORY_LIMIT = 50;

/** Name of a revision's file: eight digits, so that names sort as revisions do. */
export function revisionFile(revision: number): string {
	return `${String(revision).padStart(8, '0')}.json`;
}

/** Revision of a file's name; undefined for what is no entry, such as what a writer that died left behind. */
export function revisionOf(file: string): number | undefined {
	const digits = /^(\d{8})\.json$/.exec(file)?.[1];
	return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}

/** The text of an entry, checked: what is written here is what can be read again. `before` is the text of the entry before. */
export function entryText(
	entry: NewLogEntry,
	revision: number,
	before: string | Uint8Array | undefined,
): string {
	const chain = before === undefined ? CHAIN_BEGIN : chainHash(before);
	return `${JSON.stringify(releaseLogEntrySchema.parse({ ...entry, revision, chain }), null, '\t')}\n`;
}

/** An entry that was cut short, as a disk that was full or a machine that lost power leaves one. */
export class CutEntryError extends ReleaseError {
	readonly begun: BegunChange | undefined;

	constructor(place: string, text: string, options: ErrorOptions) {
		super(
			'bad-store',
			`${place} is no log entry (it breaks off). Restore it from a backup; the log is never edited by hand.`,
			options,
		);
		const { action, remote } = BEGINNING.exec(text)?.groups ?? {};
		this.begun = action && remote ? { action, remote } : undefined;
	}
}

const BEGINNING = /"action":\s*"(?<action>[a-z]{1,20})",\s*"remote":\s*"(?<remote>[a-z0-9*-]{1,60})"/;

/**
 * Reads an entry. Throws ReleaseError `bad-store` that names the place when it is none, or that of another revision;
 * CutEntryError where the text breaks off.
 */
export function readEntry(text: string, revision: number, place: string): ReleaseLogEntry {
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch (cause) {
		throw new CutEntryError(place, text, { cause });
	}
	const { data: entry, error } = releaseLogEntrySchema.safeParse(json);
	if (entry?.revision === revision) return entry;
	const what = entry ? `it says that it is revision ${entry.revision} of the channel` : schemaFault(error);
	throw new ReleaseError(
		'bad-store',
		`${place} is no log entry (${what}). Restore it from a backup, or move it away if no command wrote it; the log is never edited by hand.`,
		{ cause: error },
	);
}
