import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Visitors have a number below this: enough for hundredths of a percent, too few to recognise one. */
export const VISITOR_NUMBERS = 10_000;

const orders = new LRUCache<string, Uint16Array>({ max: 20 });

/** Place of each visitor number in the order in which a rollout takes them. */
function orderOf(salt: string): Uint16Array {
	const known = orders.get(salt);
	if (known) return known;
	const hashes = Array.from({ length: VISITOR_NUMBERS }, (_, number) => ({
		number,
		hash: createHash('sha256').update(`${salt} ${number}`).digest('hex'),
	}));
	hashes.sort((one, other) => (one.hash < other.hash ? -1 : 1));
	const order = new Uint16Array(VISITOR_NUMBERS);
	for (const [place, { number }] of hashes.entries()) order[number] = place;
	orders.set(salt, order);
	return order;
}

/**
 * Does a visitor number get the version of a rollout? Exactly `traffic` percent of all numbers do, in hundredths; a
 * share that grows keeps whom it has; another salt takes others.
 */
export function isInShare(number: number, { salt, traffic }: { salt: string; traffic: number }): boolean {
	const place = orderOf(salt)[number];
	return place !== undefined && place < Math.round((traffic / 100) * VISITOR_NUMBERS);
}
