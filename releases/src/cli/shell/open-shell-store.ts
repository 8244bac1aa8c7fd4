import { ReleaseError } from '../../release-error.ts';
import { openStore } from '../../store/open-store.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { releasesLocation } from '../settings.ts';

/** The store itself: what servers run does not travel through one of them. Throws ReleaseError `bad-location`. */
export function openShellStore(): ReleaseStore {
	const location = releasesLocation();
	if (!/^https?:/.test(location)) return openStore(location);
	throw new ReleaseError(
		'bad-location',
		`RELEASES_URL is the site ${new URL(location).origin}: the shell is released with the store itself (RELEASES_DIR, or RELEASES_URL as s3://…) alone.`,
	);
}
