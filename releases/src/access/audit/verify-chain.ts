import { z } from 'zod';
import type { StoredText } from '../../store/release-store.ts';
import { CHAIN_BEGIN, chainHash } from './chain.ts';
import type { Head } from './noted-heads.ts';

const linkSchema = z.looseObject({ chain: z.string().optional() });

/** What a log's chain is like. */
export interface ChainReport {
	/** Entries, and how many of them are chained: older ones may have no hash, up to the first that has one */
	entries: number;
	chained: number;
	/** Hash of the newest entry: noted elsewhere, it proves later that nothing up to it was changed */
	head: string;
	/** The first entry that is not what the chain says */
	broken?: { number: number; place: string; what: string };
	/** Number of the last entry, where that and all from `broken` on break off: no more than the end of the log is damaged */
	cut?: number;
	/** Does the chain hold the hash that was asked for? */
	hasExpected: boolean;
	/** Is the hash of the newest entry noted beside the log? Else a change of that entry alone would not be seen */
	isHeadNoted: boolean;
}

export interface ChainQuery {
	/** A hash that has to be in the chain */
	expected?: string | undefined;
	/** Heads that were noted when their entries were written */
	noted?: readonly Head[];
	/** The entry before the first one that is given; the begin of the log by default */
	after?: Head;
}

function wrongWith(
	{ number, text }: StoredText,
	wanted: number,
	before: string,
	isChained: boolean,
): string | undefined {
	if (number !== wanted) return `entry ${wanted} is missing before it`;
	let link: z.infer<typeof linkSchema>;
	try {
		link = linkSchema.parse(JSON.parse(text));
	} catch {
		return 'it is no log entry';
	}
	if ((link.number ?? link.revision) !== number) return 'it says that it is another entry';
	if (link.chain === undefined)
		return isChained ? 'it has no hash of the entry before, though earlier ones have' : undefined;
	return link.chain === before
		? undefined
		: `its hash is not that of entry ${number - 1}: that one or this one was changed, or replaced`;
}

function breaksOff(text: string): boolean {
	try {
		JSON.parse(text);
		return false;
	} catch {
		return true;
	}
}

/** The number of the last entry, where each that follows this one breaks off as it does. */
async function cutFrom(first: StoredText, later: AsyncIterator<StoredText>): Promise<number | undefined> {
	for (let last = first; ; ) {
		if (!breaksOff(last.text)) return undefined;
		const { done, value } = await later.next();
		if (done) return last.number;
		last = value;
	}
}

/** Follows the hashes of a log from its first entry to the first that does not fit. */
export async function verifyChain(
	texts: AsyncIterable<StoredText>,
	{ expected, noted = [], after = { number: 0, hash: CHAIN_BEGIN } }: ChainQuery = {},
): Promise<ChainReport> {
	const report: ChainReport = {
		entries: after.number,
		chained: after.number,
		head: after.hash,
		hasExpected: expected === after.hash,
		isHeadNoted: false,
	};
	const notedOf = (number: number) => noted.filter((head) => head.number === number);
	const following = texts[Symbol.asyncIterator]();
	for (;;) {
		const { done, value: stored } = await following.next();
		if (done) break;
		const { number, place, text } = stored;
		const hash = chainHash(text);
		const isOther = notedOf(number).some((head) => head.hash !== hash);
		const what =
			wrongWith(stored, report.entries + 1, report.head, report.chained > 0) ??
			(isOther ? 'its text is not that of which the hash was noted when it was written' : undefined);
		if (what) {
			const cut = number === report.entries + 1 ? await cutFrom(stored, following) : undefined;
			return { ...report, broken: { number, place, what }, ...(cut === undefined ? {} : { cut }) };
		}
		report.entries += 1;
		if ((JSON.parse(text) as { chain?: string }).chain) report.chained += 1;
		report.head = hash;
		report.hasExpected ||= hash === expected;
	}
	const gone = noted.find(({ number }) => number > report.entries);
	if (gone) {
		const what = 'it was written, as its noted hash says, and is gone';
		return { ...report, broken: { number: gone.number, place: `entry ${gone.number}`, what } };
	}
	return { ...report, isHeadNoted: notedOf(report.entries).length > 0 };
}
