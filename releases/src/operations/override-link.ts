import { expiresAfter, type OverrideSite, signedLink } from '../override/signed-link.ts';
import type { ArtifactStore } from '../store/release-store.ts';

export interface OverrideRequest {
	remote: string;
	/** A published version, or the origin of a development server */
	shows: { version: string } | { source: string };
	minutes: number;
	/** Page of the site that the link leads to */
	to?: string | undefined;
}

/** A link by which one browser gets another version for a while. Throws ReleaseError `no-secret`, `unknown-version`. */
export async function overrideLink(
	artifacts: ArtifactStore,
	{ remote, shows, minutes, to }: OverrideRequest,
	site: OverrideSite,
): Promise<string> {
	if ('version' in shows) await artifacts.manifest(remote, shows.version);
	return signedLink({ remote, ...shows, expires: expiresAfter(minutes) }, site, to);
}
