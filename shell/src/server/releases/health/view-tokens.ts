import { createHash, randomFillSync } from 'node:crypto';
import { readToken, signToken } from '@estate/releases';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { VIEW_TOKEN } from '../../../page/reports/view-token.ts';

const PURPOSE = 'page view';
const SECOND_MS = 1_000;
/** A document reports so long after it was made */
const LASTS_SECONDS = 15 * 60;
/** Clocks of two instances differ */
const CLOCK_SECONDS = 60;
/** Documents whose messages are remembered */
const MOST_DOCUMENTS = 20_000;
/** Page views within one document that one network may have counted */
const MOST_VIEWS = 20;
const NONCE_BYTES = 9;
/** Drawn at once: a draw costs as much as signing */
const NONCES = 500;

/** Texts that nobody can guess and that never come twice. */
class Nonces {
	readonly #drawn = Buffer.alloc(NONCES * NONCE_BYTES);
	#next = NONCES;

	next(): string {
		if (this.#next === NONCES) {
			randomFillSync(this.#drawn);
			this.#next = 0;
		}
		const start = this.#next++ * NONCE_BYTES;
		return this.#drawn.toString('base64url', start, start + NONCE_BYTES);
	}
}

const claimsSchema = z.object({
	/** Seconds since 1970; to the millisecond where the document is traced */
	made: z.number().min(0),
	nonce: z.string(),
	/** `traceparent` of the request for the document, where it is traced */
	trace: z.string().max(55).optional(),
});

interface Spent {
	parts: Set<number>;
	views: number;
}

export interface SpentPart {
	/** Is there room for one more page view of this document? */
	takeView(): boolean;
	/** `traceparent` of the request for this document, where that is traced */
	trace: string | undefined;
	/** When it was answered: milliseconds since 1970 */
	madeMs: number;
}

/**
 * Says that a message about page views follows on a document which this site gave out just before: each message of a
 * document counts once per network, for a quarter of an hour. Caches may give one document to many visitors.
 */
export class ViewTokens {
	readonly #secret: string;
	readonly #nonces = new Nonces();
	readonly #spent = new LRUCache<string, Spent>({ max: MOST_DOCUMENTS, ttl: LASTS_SECONDS * SECOND_MS });

	/** The secret is that of all instances: a browser may report to another one than the document came from */
	constructor(secret: string) {
		this.#secret = secret;
	}

	/** Value of the `Server-Timing` header of a document. */
	header(trace?: string, now = Date.now()): string {
		const claims = {
			made: trace?.endsWith('01') ? now / SECOND_MS : Math.floor(now / SECOND_MS),
			nonce: this.#nonces.next(),
			...(trace?.endsWith('01') ? { trace } : {}),
		};
		return `${VIEW_TOKEN};desc="${signToken({ purpose: PURPOSE, claims, secret: this.#secret })}"`;
	}

	/** Undefined for a message that counts for nothing: without a token of ours, too late, or sent before. */
	spend(
		token: string | undefined,
		part: number | undefined,
		network: string,
		now = Date.now(),
	): SpentPart | undefined {
		const claims = readToken({ purpose: PURPOSE, token, secret: this.#secret, schema: claimsSchema });
		if (!claims || part === undefined) return undefined;
		const ageSeconds = now / SECOND_MS - claims.made;
		if (ageSeconds < -CLOCK_SECONDS || ageSeconds > LASTS_SECONDS) return undefined;
		const name = createHash('sha256')
			.update(`${claims.nonce} ${network} ${this.#secret}`)
			.digest('base64url');
		const spent = this.#spent.get(name) ?? { parts: new Set(), views: 0 };
		if (spent.parts.has(part)) return undefined;
		spent.parts.add(part);
		this.#spent.set(name, spent);
		return {
			trace: claims.trace,
			madeMs: claims.made * SECOND_MS,
			takeView() {
				spent.views += 1;
				return spent.views <= MOST_VIEWS;
			},
		};
	}
}
