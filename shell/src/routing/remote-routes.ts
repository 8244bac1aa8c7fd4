import type { RemoteManifest, Route } from '@estate/shared-contract';

/** Routes of one version of a remote, with the ids and slot names of the whole table: `listings.results`. */
export function remoteRoutes({ name, routes }: Pick<RemoteManifest, 'name' | 'routes'>): Route[] {
	return routes.map(({ id, slots, private: isPrivate, noindex, paths, ...route }) => ({
		...route,
		id: `${name}.${id}`,
		paths: Object.fromEntries(Object.entries(paths).filter(([, path]) => path)) as Route['paths'],
		slots: slots.map((slot) => `${name}.${slot}`),
		...(isPrivate ? { private: true } : {}),
		...(noindex ? { noindex: true } : {}),
	}));
}
