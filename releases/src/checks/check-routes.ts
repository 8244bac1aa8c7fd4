import { LANGUAGES, type ManifestRoute, patternsClash } from '@estate/shared-contract';
import type { Problem } from './problem.ts';

/** Routes of a remote with its name. */
export interface RemoteRoutes {
	name: string;
	routes: readonly ManifestRoute[];
}

interface OwnedRoute {
	id: string;
	paths: ManifestRoute['paths'];
}

const owned = ({ name, routes }: RemoteRoutes): OwnedRoute[] =>
	routes.map(({ id, paths }) => ({ id: `${name}.${id}`, paths }));

/** First pattern that both routes claim for the same readers; undefined when none. */
function clash(one: OwnedRoute, other: OwnedRoute): string | undefined {
	for (const key of ['original', ...LANGUAGES] as const) {
		const [left, right] = [one.paths[key] ?? one.paths.original, other.paths[key] ?? other.paths.original];
		if (patternsClash(left, right)) return key === 'original' ? left : `/${key}${left}`;
	}
	return undefined;
}

/** Does the remote claim an address twice, or one that another active remote has? */
export function checkRoutes(candidate: RemoteRoutes, active: readonly RemoteRoutes[]): Problem[] {
	const own = owned(candidate);
	const others = active.filter(({ name }) => name !== candidate.name).flatMap(owned);
	const pairs = own.flatMap((route, index) => [
		...own.slice(index + 1).map((other) => [route, other] as const),
		...others.map((other) => [route, other] as const),
	]);
	return pairs.flatMap(([route, other]): Problem[] => {
		const pattern = clash(route, other);
		if (!pattern) return [];
		return [
			{
				code: 'route-conflict',
				what: `Both ${route.id} and ${other.id} claim ${pattern}.`,
				where: route.id,
				mend: 'Give one of them a path that the other cannot match, or promote a version of the other without it first.',
			},
		];
	});
}
