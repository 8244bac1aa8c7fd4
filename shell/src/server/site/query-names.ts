import type { RemoteManifest, Route } from '@estate/shared-contract';
import type { QueryNames } from '../../page/routes/known-query.ts';
import { pageIdOf } from '../../page/routes/page-routes.ts';

type Manifest = Pick<RemoteManifest, 'name' | 'slots'>;

/** All names of several slots; undefined where one of them may read any. */
function namesOf(slots: readonly (RemoteManifest['slots'][number] | undefined)[]): QueryNames {
	const names = new Set<string>();
	for (const slot of slots) {
		if (!slot || slot.query === 'any') return undefined;
		for (const name of slot.query) names.add(name);
	}
	return names;
}

/**
 * What the pages of each route read of their query, by what their slots name. Which slots stand on a page of the CMS is known
 * only when it is read: it may read what any slot for its modules does.
 */
export function queryNames(
	manifests: readonly Manifest[],
	routes: readonly Route[],
): Map<string, QueryNames> {
	const all = manifests.flatMap(({ name, slots }) =>
		slots.map((slot) => [`${name}.${slot.name}`, slot] as const),
	);
	const byName = new Map<string, (typeof all)[number][1]>(all);
	const forModules = namesOf(all.map(([, slot]) => slot).filter(({ relations }) => relations !== undefined));
	return new Map(
		routes.map(({ id, slots, page }) => {
			const ofSlots = namesOf(slots.map((slot) => byName.get(slot)));
			if (pageIdOf(id) !== undefined) return [id, forModules];
			return [id, page === undefined ? ofSlots : ofSlots && forModules && ofSlots.union(forModules)];
		}),
	);
}
