import { type RemoteManifest, remoteEntryPath } from '@estate/shared-contract';

/** What is read of a version; a development server's is checked like one of the store. */
export type Bringing = Pick<RemoteManifest, 'name' | 'routes' | 'brings'>;

/** An entry of the menu or a link of the footer that a remote brings. */
export interface BroughtEntry {
	title: Record<string, string>;
	/** Original path of its route */
	path: string;
}

/** Entries of all remotes, in the order of their names, as the agency's feed names them: `remote:price-guide.guide`. */
export function broughtEntries(
	manifests: readonly Bringing[],
	part: 'menu' | 'footer',
): Map<string, BroughtEntry> {
	const byName = [...manifests].sort((one, other) => one.name.localeCompare(other.name, 'en'));
	return new Map(
		byName.flatMap(({ name, routes, brings }) =>
			(brings[part] ?? []).flatMap(({ id, title, route }): [string, BroughtEntry][] => {
				const path = routes.find((own) => own.id === route)?.paths.original;
				return path ? [[remoteEntryPath(name, id), { title, path }]] : [];
			}),
		),
	);
}
