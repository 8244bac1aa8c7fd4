import { recordName, type StoreRecords } from '@estate/releases';
import { LRUCache } from 'lru-cache';
import { removeOver } from '../../remove-over.ts';
import type { Flow } from './oidc-client.ts';

const KIND = 'used-log-ins';
const MOST_KNOWN = 10_000;

/**
 * Log-ins by the provider that came back already: each is good once, whatever the provider does with a code that it gets again.
 * Those that let somebody in stand in the release store, which all instances share; of the rest, which strangers can begin
 * as many as they like, this one alone knows.
 */
export class UsedLogIns {
	readonly #records: StoreRecords;
	readonly #here = new LRUCache<string, true>({ max: MOST_KNOWN });

	constructor(records: StoreRecords) {
		this.#records = records;
	}

	/** False where it came back here before. */
	takeHere({ state }: Flow): boolean {
		if (this.#here.has(state)) return false;
		this.#here.set(state, true);
		return true;
	}

	/** False where it let somebody in. Rejects where the store cannot keep it. */
	async take({ state, expires }: Flow): Promise<boolean> {
		if (!(await this.#records.create(recordName(KIND, state), String(expires)))) return false;
		await removeOver(this.#records, KIND);
		return true;
	}
}
