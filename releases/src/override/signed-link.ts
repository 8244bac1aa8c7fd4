import { ReleaseError } from '../release-error.ts';
import { type Override, overrideToken } from './override-token.ts';

export interface OverrideSite {
	/** RELEASE_OVERRIDE_SECRET of the site */
	secret: string | undefined;
	/** Public origin, without a final slash */
	siteUrl: string;
}

const SHORTEST_SECRET = 16;

/** The link that sets an override in the browser that opens it, and leads on to a page of the site. Throws ReleaseError `no-secret`. */
export function signedLink(
	override: Override,
	{ secret, siteUrl }: OverrideSite,
	to: string | undefined,
): string {
	if (!secret || secret.length < SHORTEST_SECRET)
		throw new ReleaseError(
			'no-secret',
			`RELEASE_OVERRIDE_SECRET is not set, or has fewer than ${SHORTEST_SECRET} characters. Give the one that the site was started with; a site without one takes no overrides.`,
		);
	const query = to ? `?to=${encodeURIComponent(to)}` : '';
	return `${siteUrl}/-/override/${overrideToken(override, secret)}${query}`;
}

/** Seconds since 1970 at which an override of so many minutes is over. */
export const expiresAfter = (minutes: number): number => Math.ceil(Date.now() / 1_000) + minutes * 60;
