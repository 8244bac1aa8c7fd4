import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

interface Visitor {
	beacons: number;
	/** Views and failures by version */
	counts: Map<string, { views: number; failed: number }>;
}

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
/** Page views of a version that one network may have counted in a minute */
const MOST_VIEWS = 20;

/**
 * What one network (an IPv4 address, the /64 of an IPv6 one) may report, so that neither a broken browser nor someone who means harm decides about a version: so
 * many beacons and views in a minute, and never more failures than views. Networks are kept as hashes with a salt that
 * the process forgets, in memory alone.
 */
export class VisitorBudget {
	readonly #salt = randomBytes(16);
	readonly #visitors = new LRUCache<string, Visitor>({ max: 20_000, ttl: MINUTE_MS });
	readonly #failing = new LRUCache<string, true>({ max: 20_000, ttl: HALF_HOUR_MS });
	readonly #perMinute: number;

	constructor(perMinute: number) {
		this.#perMinute = perMinute;
	}

	/** The budget of a network for one beacon; undefined where it has sent too many. */
	open(network: string): OpenBudget | undefined {
		const name = createHash('sha256').update(this.#salt).update(network).digest('base64url').slice(0, 16);
		const known = this.#visitors.get(name);
		const visitor = known ?? { beacons: 0, counts: new Map() };
		if (!known) this.#visitors.set(name, visitor);
		visitor.beacons += 1;
		if (visitor.beacons > this.#perMinute) return undefined;
		const countsOf = (version: string) => {
			const counts = visitor.counts.get(version) ?? { views: 0, failed: 0 };
			visitor.counts.set(version, counts);
			return counts;
		};
		return {
			takeView(version) {
				const counts = countsOf(version);
				counts.views += 1;
				return counts.views <= MOST_VIEWS;
			},
			takeFailure(version) {
				const counts = countsOf(version);
				counts.failed += 1;
				return counts.failed <= Math.min(counts.views, MOST_VIEWS);
			},
			isNewFailing: (version) => {
				const failing = `${name} ${version}`;
				const isNew = !this.#failing.has(failing);
				this.#failing.set(failing, true);
				return isNew;
			},
		};
	}
}

export interface OpenBudget {
	/** Does a view of this version count? */
	takeView(version: string): boolean;
	/** Does a failed view of this version count? */
	takeFailure(version: string): boolean;
	/** Is it this visitor's first failed view of this version in half an hour? */
	isNewFailing(version: string): boolean;
}
