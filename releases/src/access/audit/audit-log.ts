import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseError } from '../../release-error.ts';
import type { StoredText } from '../../store/release-store.ts';
import type { StoreRecords } from '../../store/store-records.ts';
import { type AuditEntry, auditEntrySchema, type NewAuditEntry } from './audit-entry.schema.ts';
import { CHAIN_BEGIN, chainHash } from './chain.ts';

const KIND = 'audit';
const TRIES = 100;

export const auditPlace = (number: number): string => `${KIND}/${String(number).padStart(8, '0')}`;

interface Last {
	number: number;
	/** Hash of its text */
	hash: string;
}

/**
 * Who did what, and what was refused: numbered records, each created once and holding the hash of the one before. Of two
 * writers at once one gets the number; the other reads that entry and comes after it, so the chain never forks.
 */
export class AuditLog {
	readonly #records: StoreRecords;
	#last: Last = { number: 0, hash: CHAIN_BEGIN };

	constructor(records: StoreRecords) {
		this.#records = records;
	}

	/** Throws ReleaseError `busy`, or what the store throws. */
	async append(entry: NewAuditEntry): Promise<AuditEntry> {
		for (let attempt = 0; attempt < TRIES; attempt++) {
			const { number, hash } = await this.#newest();
			const next = { ...entry, number: number + 1, chain: hash, at: new Date().toISOString() };
			const text = `${JSON.stringify(auditEntrySchema.parse(next))}\n`;
			if (await this.#records.create(auditPlace(next.number), text)) {
				this.#last = { number: next.number, hash: chainHash(text) };
				return next;
			}
			await pause(Math.random() * Math.min(5 * (attempt + 1), 50));
		}
		throw new ReleaseError('busy', 'The audit log is written by many at once. Try again in a minute.');
	}

	/** Entries, newest first, without what is no entry. */
	async newest(limit: number): Promise<AuditEntry[]> {
		return (await this.page(limit)).entries;
	}

	/** Entries, newest first, and the places of records among them that cannot be read as entries. */
	async page(limit: number): Promise<{ entries: AuditEntry[]; unreadable: string[] }> {
		const { number } = await this.#newest();
		const numbers = Array.from({ length: Math.min(limit, number) }, (_, back) => number - back);
		const texts = await Promise.all(numbers.map((each) => this.#records.read(auditPlace(each))));
		const read = texts.map((text, index) => {
			try {
				return auditEntrySchema.parse(JSON.parse(text ?? ''));
			} catch {
				return `records/${auditPlace(numbers[index] ?? 0)}`;
			}
		});
		return {
			entries: read.filter((each) => typeof each !== 'string'),
			unreadable: read.filter((each) => typeof each === 'string'),
		};
	}

	/** Every entry as it is stored, oldest first. */
	async *texts(): AsyncIterable<StoredText> {
		for (const place of (await this.#records.list(KIND)).sort()) {
			const text = (await this.#records.read(place)) ?? '';
			yield { number: Number(place.slice(KIND.length + 1)), place: `records/${place}`, text };
		}
	}

	/** From the last one that is known: numbers have no gap, so the end is found by doubling, then by halves. */
	async #newest(): Promise<Last> {
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
