import { createHmac, randomBytes } from 'node:crypto';
import { type ErrorGroup, joined, MOST_ERROR_GROUPS } from '@estate/releases';

/** Servers and browsers have half of a report each. */
export const MOST_GROUPS_OF_A_SIDE = MOST_ERROR_GROUPS / 2;
/** Groups that one network may have to itself */
export const MOST_GROUPS_OF_A_NETWORK = 5;
/** Beyond, more networks make a group no more believable. */
const MOST_NETWORKS = 8;
/** What did not fail for so long gives way first, however many it once met. */
const OLD_MS = 24 * 60 * 60_000;

interface Kept {
	group: ErrorGroup;
	/** Those that reported it, as `#nameOf` names them */
	networks: Set<string>;
}

/**
 * Groups of failures, a bounded number. Who is full lets go what one network alone reported before what several met: one
 * sender fills it with inventions in two messages, and the fault that visitors have would be out of sight.
 */
export class GroupRoom {
	/** The one that failed longest ago first */
	readonly #kept = new Map<string, Kept>();
	/** Networks are told apart, and kept nowhere as they are. */
	readonly #secret = randomBytes(32);

	/** Adds a failure, of which `network` is where it was reported from; a server's own have none. */
	add(key: string, group: ErrorGroup, network?: string): void {
		const known = this.#kept.get(key);
		const networks = known?.networks ?? new Set();
		const name = network === undefined ? undefined : this.#nameOf(network);
		if (name !== undefined && networks.size < MOST_NETWORKS) networks.add(name);
		this.#kept.delete(key);
		this.#kept.set(key, { group: known ? joined(known.group, group) : group, networks });
		if (name !== undefined) this.#boundOf(name);
		if (this.#kept.size > MOST_GROUPS_OF_A_SIDE) this.#letGo(key, Date.parse(group.lastAt));
	}

	groups(): ErrorGroup[] {
		return [...this.#kept.values()].map(({ group }) => group);
	}

	#nameOf(network: string): string {
		return createHmac('sha256', this.#secret).update(network).digest('base64url');
	}

	/** Of too many that this network alone reported, the oldest goes. */
	#boundOf(name: string): void {
		const own = [...this.#kept].filter(([, { networks }]) => networks.size === 1 && networks.has(name));
		const [[oldest] = []] = own;
		if (own.length > MOST_GROUPS_OF_A_NETWORK && oldest !== undefined) this.#kept.delete(oldest);
	}

	/** Lets one go, never the newest: it would not live to meet a second visitor. */
	#letGo(newest: string, now: number): void {
		const others = [...this.#kept].filter(([key]) => key !== newest);
		const weight = ({ group, networks }: Kept) =>
			now - Date.parse(group.lastAt) > OLD_MS ? -1 : networks.size;
		const [least] = others.sort(([, one], [, other]) => weight(one) - weight(other));
		if (least) this.#kept.delete(least[0]);
	}
}
