import type { RemoteManifest } from '@estate/shared-contract';
import { readManifest } from '@estate/shared-contract/schemas';

/** What every version says of itself, whatever it is a version of. */
export type ArtifactManifest = Pick<RemoteManifest, 'name' | 'version' | 'files' | 'builtAt' | 'commit'>;

/** What tells one kind of version from another in a store. */
export interface ArtifactFormat<Manifest extends ArtifactManifest> {
	/** What it is, in messages: `remote` */
	kind: string;
	/** Name of the manifest's file */
	file: string;
	/** Does a file of that path travel to browsers as it lies there? It gets compressed siblings */
	isForBrowsers(path: string): boolean;
	/** Throws for what is no manifest. */
	read(json: unknown): Manifest;
}

export const REMOTE_FORMAT: ArtifactFormat<RemoteManifest> = {
	kind: 'remote',
	file: 'remote.json',
	isForBrowsers: (path) => path.startsWith('client/'),
	read: readManifest,
};
