import type { SeverityCounts } from '@estate/releases';
import type { ReleaseLogEntry } from '@estate/shared-contract';

/** A version of a remote, as its manifest has it. */
export interface CatalogueVersion {
	version: string;
	/** ISO 8601 */
	builtAt: string;
	commit: string | undefined;
	/** Of its scripts and styles for browsers, uncompressed, in bytes */
	browserBytes: number;
	/** Of its server bundle, in bytes */
	serverBytes: number;
	/** What a scanner found in what is bundled in, and when (ISO 8601); undefined where nobody looked */
	vulnerabilities: { at: string; counts: SeverityCounts } | undefined;
}

/** What stands in the log of a remote's last change. */
export type LastRelease = Pick<ReleaseLogEntry, 'action' | 'at' | 'who' | 'why'>;

export interface CatalogueRemote {
	name: string;
	/** Entries of the access list that name this remote, with their roles */
	owners: { name: string; role: string }[];
	active: string | undefined;
	last: LastRelease | undefined;
	/** Of the active version, else the newest in the store; undefined where its manifest cannot be read */
	described:
		| {
				version: string;
				contract: string;
				/** What it cannot do without, beyond the contract */
				requires: string[];
				/** Shared module → range that the shell has to provide */
				shared: Record<string, string>;
				/** Id → path in the default language, or without one */
				routes: { id: string; path: string }[];
				slots: { name: string; intents: string[] }[];
				/** Licence → packages of others that are bundled in */
				licences: { licence: string; packages: string[] }[];
		  }
		| undefined;
	/** In the store, the newest first, ten at most */
	versions: CatalogueVersion[];
	/** How many there are in the store */
	versionCount: number;
}

/** `GET api/catalogue` */
export interface CatalogueAnswer {
	remotes: CatalogueRemote[];
}
