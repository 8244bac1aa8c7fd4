import type { RemoteConfig } from '../releases/remote-manifest.schema.ts';
import type { Route } from './route-table.ts';

/** Routes of one remote with the ids and slot names of the whole table: `listings.for-sale`, `listings.results`. */
export function remoteRoutes({ name, routes }: Pick<RemoteConfig, 'name' | 'routes'>): Route[] {
	return routes.map(({ id, slots, paths, private: isPrivate, noindex, ...route }) => ({
		...route,
		id: `${name}.${id}`,
		paths: Object.fromEntries(Object.entries(paths).filter(([, path]) => path)) as Route['paths'],
		slots: slots.map((slot) => `${name}.${slot}`),
		...(isPrivate ? { private: true } : {}),
		...(noindex ? { noindex: true } : {}),
	}));
}
