import { z } from 'zod';
import type { StoredText } from '../../store/release-store.ts';
import { CHAIN_BEGIN, chainHash } from './chain.ts';

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
	/** Does the chain hold the hash that was asked for? */
	hasExpected: boolean;
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
		: `its hash is not that of entry ${number - 1}: that one or this one was changed, or written anew`;
}

/** Follows the hashes of a log from its first entry to the first that does not fit. */
export async function verifyChain(texts: AsyncIterable<StoredText>, expected?: string): Promise<ChainReport> {
	const report: ChainReport = {
		entries: 0,
		chained: 0,
		head: CHAIN_BEGIN,
		hasExpected: expected === CHAIN_BEGIN,
	};
	for await (const stored of texts) {
		const { number, place, text } = stored;
		const what = wrongWith(stored, report.entries + 1, report.head, report.chained > 0);
		if (what) return { ...report, broken: { number, place, what } };
		report.entries += 1;
		if ((JSON.parse(text) as { chain?: string }).chain) report.chained += 1;
		report.head = chainHash(text);
		report.hasExpected ||= report.head === expected;
	}
	return report;
}
