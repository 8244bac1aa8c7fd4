import type { RouteTable } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import type { Resolution } from '../../page/routes/resolution.ts';
import { type AddressRequest, resolveAddress } from '../../page/routes/resolve-address.ts';

/** Pages that many ask for; others are worked out anew */
const MOST_KEPT = 1_000;
/** Letters of an address that is kept */
const LONGEST = 200;

/** A table is made with each release set and content revision, and so are languages and redirects: what is kept goes with it. */
const kept = new WeakMap<RouteTable, LRUCache<string, Resolution>>();

/** As `resolveAddress`, once for an address that means the same page to everybody. */
export function keptResolution(request: AddressRequest): Resolution {
	const { pathname, search, table, detect } = request;
	if (search !== '' || pathname.length > LONGEST) return resolveAddress(request);
	const resolutions = kept.get(table) ?? new LRUCache({ max: MOST_KEPT });
	kept.set(table, resolutions);
	const known = resolutions.get(pathname);
	if (known) return known;
	let isDetected = false;
	const resolution = resolveAddress({
		...request,
		detect: () => {
			isDetected = true;
			return detect();
		},
	});
	if (resolution.kind === 'page' && !isDetected) resolutions.set(pathname, resolution);
	return resolution;
}
