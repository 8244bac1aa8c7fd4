import { recordName, type StoreRecords } from '@estate/releases';
import { messageOf } from '@estate/shared-contract/message-of';
import { LRUCache } from 'lru-cache';
import { removeOver } from './remove-over.ts';
import type { Session } from './session.ts';

const KIND = 'ended-sessions';
/** Operators are few, and a session lasts a working day. */
const MOST_KNOWN = 10_000;

/**
 * Sessions that were ended before their time. In the release store, since each instance has that and a cookie is good at
 * all of them; a name there is a hash, and goes when the session would have been over. Only who holds a session ends one.
 */
export class EndedSessions {
	readonly #records: StoreRecords;
	readonly #log: (message: string) => void;
	readonly #known = new LRUCache<string, true>({ max: MOST_KNOWN });

	constructor(records: StoreRecords, log: (message: string) => void) {
		this.#records = records;
		this.#log = log;
	}

	/** Never rejects: where the store cannot be written the session is over at this instance alone. */
	async end({ token, expires }: Session): Promise<void> {
		const name = recordName(KIND, token);
		this.#known.set(name, true);
		try {
			await this.#records.create(name, String(expires));
			await removeOver(this.#records, KIND);
		} catch (error) {
			const why = messageOf(error);
			this.#log(`A session of the operator console is over at this server, and at no other: ${why}`);
		}
	}

	/** Without the store a session can do nothing, so that one which cannot be looked up holds. */
	async has({ token }: Session): Promise<boolean> {
		const name = recordName(KIND, token);
		if (this.#known.has(name)) return true;
		const isEnded = (await this.#records.read(name).catch(() => undefined)) !== undefined;
		if (isEnded) this.#known.set(name, true);
		return isEnded;
	}
}
