import { type Override, overrideToken } from '../override/override-token.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface OverrideWish {
	remote: string;
	/** A published version, or the origin of a development server */
	shows: { version: string } | { source: string };
	minutes: number;
	/** Page of the site that the link leads to */
	to?: string | undefined;
}

export interface OverrideSite {
	/** RELEASE_OVERRIDE_SECRET of the site */
	secret: string | undefined;
	/** Public origin, without a final slash */
	siteUrl: string;
}

const SHORTEST_SECRET = 16;

/** A link by which one browser gets another version for a while. Throws ReleaseError `no-secret`, `unknown-version`. */
export async function overrideLink(
	store: ReleaseStore,
	{ remote, shows, minutes, to }: OverrideWish,
	{ secret, siteUrl }: OverrideSite,
): Promise<string> {
	if ('version' in shows) await store.readManifest(remote, shows.version);
	if (!secret || secret.length < SHORTEST_SECRET)
		throw new ReleaseError(
			'no-secret',
			`RELEASE_OVERRIDE_SECRET is not set, or has fewer than ${SHORTEST_SECRET} characters. Give the one that the site was started with; a site without one takes no overrides.`,
		);
	const override: Override = { remote, ...shows, expires: Math.ceil(Date.now() / 1_000) + minutes * 60 };
	const query = to ? `?to=${encodeURIComponent(to)}` : '';
	return `${siteUrl}/-/override/${overrideToken(override, secret)}${query}`;
}
