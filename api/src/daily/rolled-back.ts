import { z } from 'zod';
import type { Configuration } from '../configuration.ts';
import { unlinked } from '../mail/visitor-words.ts';

/** A version that left the site, or one that a share of the visitors was given, by a step that took it back. */
export interface RolledBack {
	at: Date;
	who: string;
	why: string;
	/** Per part of the site; without `to` a trial ended */
	parts: { remote: string; from: string; to?: string }[];
}

export type ConsoleSettings = Pick<Configuration, 'SITE_URL' | 'DAILY_RELEASES_TOKEN'>;

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);
const TIME_LIMIT_MS = 10_000;
/** Of one page of the log */
const MOST_BYTES = 1_000_000;
const MOST_PAGES = 10;
const LONGEST_WORDS = 300;

/** Words of operators as a line of a mail, in which nothing becomes a link. */
function oneLine(text: string): string {
	const words = unlinked(text.replace(/\s+/g, ' ').trim());
	return words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS)}…` : words;
}

const words = z.string().transform(oneLine);

/** Of what the console answers to `GET /-/ops/api/log`, what is needed here. */
const pageSchema = z.object({
	hasOlder: z.boolean(),
	entries: z.array(
		z.object({
			revision: z.int().min(1),
			action: z.string(),
			at: z.iso.datetime().transform((text) => new Date(text)),
			who: words,
			why: words,
			changes: z.array(
				z.object({
					remote: words,
					fact: z.string(),
					before: words.optional(),
					after: words.optional(),
				}),
			),
		}),
	),
});
type Entry = z.output<typeof pageSchema>['entries'][number];

async function readLimited({ body }: Response): Promise<string> {
	const pieces: Uint8Array[] = [];
	let size = 0;
	for await (const piece of body ?? []) {
		size += piece.byteLength;
		if (size > MOST_BYTES) throw new Error('The answer of the console is too large.');
		pieces.push(piece);
	}
	return Buffer.concat(pieces).toString();
}

async function readPage({ SITE_URL, DAILY_RELEASES_TOKEN }: ConsoleSettings, before?: number) {
	const address = new URL('/-/ops/api/log', SITE_URL);
	if (before !== undefined) address.searchParams.set('before', String(before));
	if (address.protocol !== 'https:' && !LOOPBACK.has(address.hostname))
		throw new Error('A token goes to an https address alone.');
	const response = await fetch(address, {
		headers: { authorization: `Bearer ${DAILY_RELEASES_TOKEN}`, accept: 'application/json' },
		// A token never follows to another address.
		redirect: 'error',
		signal: AbortSignal.timeout(TIME_LIMIT_MS),
	});
	if (response.ok) return pageSchema.parse(JSON.parse(await readLimited(response)));
	await response.body?.cancel();
	throw new Error(`The console answered ${response.status}.`);
}

const TAKING_BACK = new Set(['rollback', 'abort', 'restore']);

function asRolledBack({ at, who, why, changes }: Entry): RolledBack {
	const parts = changes.flatMap(({ remote, fact, before, after }) => {
		if (fact === 'active' && before && after) return [{ remote, from: before, to: after }];
		// Its share stands behind the version.
		return fact === 'canary' && before && !after ? [{ remote, from: before.split(' ')[0] ?? before }] : [];
	});
	return { at, who, why, parts };
}

/** What was taken back in a time, the newest first, as the console of the site tells it. Rejects when it cannot be read. */
export async function readRolledBack(
	settings: ConsoleSettings,
	{ from, until }: { from: Date; until: Date },
): Promise<RolledBack[]> {
	const found: RolledBack[] = [];
	let before: number | undefined;
	for (let page = 0; page < MOST_PAGES; page++) {
		const { entries, hasOlder } = await readPage(settings, before);
		found.push(
			...entries
				.filter(({ action, at }) => TAKING_BACK.has(action) && at >= from && at < until)
				.map(asRolledBack)
				.filter(({ parts }) => parts.length > 0),
		);
		const oldest = entries.at(-1);
		if (!hasOlder || !oldest || oldest.at < from) return found;
		before = oldest.revision;
	}
	return found;
}
