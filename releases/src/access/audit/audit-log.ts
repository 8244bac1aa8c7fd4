import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseError } from '../../release-error.ts';
import type { StoredText } from '../../store/release-store.ts';
import type { StoreRecords } from '../../store/store-records.ts';
import { type AuditEntry, auditEntrySchema, type NewAuditEntry } from './audit-entry.schema.ts';
import { CHAIN_BEGIN, chainHash } from './chain.ts';
import { type Head, NotedHeads } from './noted-heads.ts';

const KIND = 'audit';
const TRIES = 100;
const AT_ONCE = 50;
/** Records that one page of the log looks at, where few of them are wanted */
const MOST_LOOKED_AT = 2_000;

export interface AuditQuery {
	limit: number;
	/** Only entries with smaller numbers */
	before?: number | undefined;
	isWanted?: (entry: AuditEntry) => boolean;
}

export interface AuditPage {
	/** Newest first */
	entries: AuditEntry[];
	/** Places of records that are no entries */
	unreadable: string[];
	/** `before` of the next page; undefined where there is none */
	older?: number;
}

const auditPlace = (number: number): string => `${KIND}/${String(number).padStart(8, '0')}`;

/**
 * Who did what, and what was refused: numbered records, each created once and holding the hash of the one before. Of two
 * writers at once one gets the number; the other reads that entry and comes after it, so the chain never forks.
 */
export class AuditLog {
	readonly #records: StoreRecords;
	/** What vouches for the newest entry */
	readonly heads: NotedHeads;
	#last: Head = { number: 0, hash: CHAIN_BEGIN };

	constructor(records: StoreRecords) {
		this.#records = records;
		this.heads = new NotedHeads(records, KIND);
	}

	/** Throws ReleaseError `busy`, or what the store throws. */
	async append(entry: NewAuditEntry): Promise<AuditEntry> {
		for (let attempt = 0; attempt < TRIES; attempt++) {
			const { number, hash } = await this.#newest();
			const next = { ...entry, number: number + 1, chain: hash, at: new Date().toISOString() };
			const text = `${JSON.stringify(auditEntrySchema.parse(next))}\n`;
			if (await this.#records.create(auditPlace(next.number), text)) {
				this.#last = { number: next.number, hash: chainHash(text) };
				await this.heads.note(this.#last, { number, hash });
				return next;
			}
			await pause(Math.random() * Math.min(5 * (attempt + 1), 50));
		}
		throw new ReleaseError('busy', 'The audit log is written by many at once. Try again in a minute.');
	}

	/**
	 * Entries that are wanted, newest first, and the places of records among those looked at that cannot be read as entries:
	 * nothing is left out in silence. Looks at no more than `MOST_LOOKED_AT` records.
	 */
	async page({ limit, before, isWanted = () => true }: AuditQuery): Promise<AuditPage> {
		const { number: newest } = await this.#newest();
		const page: AuditPage = { entries: [], unreadable: [] };
		const first = Math.min(newest, (before ?? Number.POSITIVE_INFINITY) - 1);
		const last = Math.max(1, first - MOST_LOOKED_AT + 1);
		let next = first;
		while (next >= last && page.entries.length < limit) {
			const count = Math.min(AT_ONCE, next - last + 1);
			const numbers = Array.from({ length: count }, (_, back) => next - back);
			const read = await Promise.all(numbers.map((number) => this.#entry(number)));
			for (const each of read) {
				if (page.entries.length >= limit) break;
				next -= 1;
				if (typeof each === 'string') page.unreadable.push(each);
				else if (isWanted(each)) page.entries.push(each);
			}
		}
		return next >= 1 ? { ...page, older: next + 1 } : page;
	}

	/** Every entry as it is stored, oldest first; only those from a number on where it is given. */
	async *texts(from = 1): AsyncIterable<StoredText> {
		for (const place of (await this.#records.list(KIND)).sort()) {
			const number = Number(place.slice(KIND.length + 1));
			if (number < from) continue;
			yield { number, place: `records/${place}`, text: (await this.#records.read(place)) ?? '' };
		}
	}

	/** Number of the newest entry; 0 without any. */
	async newestNumber(): Promise<number> {
		return (await this.#newest()).number;
	}

	/** An entry's number and the hash of its text; the begin of the chain for 0. */
	async head(number: number): Promise<Head> {
		if (number < 1) return { number: 0, hash: CHAIN_BEGIN };
		return { number, hash: chainHash((await this.#records.read(auditPlace(number))) ?? '') };
	}

	/** The entry, or the place of what cannot be read as one. */
	async #entry(number: number): Promise<AuditEntry | string> {
		try {
			return auditEntrySchema.parse(JSON.parse((await this.#records.read(auditPlace(number))) ?? ''));
		} catch {
			return `records/${auditPlace(number)}`;
		}
	}

	/** From the last one that is known: numbers have no gap, so the end is found by doubling, then by halves. */
	async #newest(): Promise<Head> {
		const from = this.#last.number;
		let step = 1;
		while (await this.#has(from + step)) step *= 2;
		let there = from + Math.floor(step / 2);
		let missing = from + step;
		while (missing - there > 1) {
			const middle = Math.floor((there + missing) / 2);
			if (await this.#has(middle)) there = middle;
			else missing = middle;
		}
		if (there > from) {
			const text = (await this.#records.read(auditPlace(there))) ?? '';
			this.#last = { number: there, hash: chainHash(text) };
		}
		return this.#last;
	}

	async #has(number: number): Promise<boolean> {
		return (await this.#records.read(auditPlace(number))) !== undefined;
	}
}
