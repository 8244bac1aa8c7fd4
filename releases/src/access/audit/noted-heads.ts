import type { Channel } from '@estate/shared-contract';
import type { StoreRecords } from '../../store/store-records.ts';

/** An entry of a log with the SHA-256 of its text. */
export interface Head {
	number: number;
	hash: string;
}

const NAME = /\/(\d{8})\.([0-9a-f]{64})$/;

/**
 * The newest entry of a log has none after it that vouches for it: its hash is noted as the name of a record, and
 * goes once the next one is noted. A change of that entry alone, or its removal, is seen by it.
 */
export class NotedHeads {
	readonly #records: StoreRecords;
	readonly #kind: string;

	constructor(records: StoreRecords, log: string) {
		this.#records = records;
		this.#kind = `${log}-heads`;
	}

	async read(): Promise<Head[]> {
		const names = await this.#records.list(this.#kind);
		return names.flatMap((name) => {
			const [, number, hash] = NAME.exec(name) ?? [];
			return number && hash ? [{ number: Number(number), hash }] : [];
		});
	}

	/**
	 * Notes the newest one in place of the one before it, or of all before it where that is not given. What cannot be noted is
	 * no reason to refuse: the entry is written, and the next one vouches for it.
	 */
	async note(newest: Head, before?: Head): Promise<void> {
		try {
			await this.#records.create(this.#name(newest), newest.hash);
			const older = before ? [before] : (await this.read()).filter(({ number }) => number < newest.number);
			for (const head of older) await this.#records.remove(this.#name(head));
		} catch {
			// `verify-log` says that nothing vouches for the newest entry.
		}
	}

	#name({ number, hash }: Head): string {
		return `${this.#kind}/${String(number).padStart(8, '0')}.${hash}`;
	}
}

/** Those of a channel's release log. */
export const releaseHeads = (records: StoreRecords, channel: Channel): NotedHeads =>
	new NotedHeads(records, `releases-${channel}`);
