import type { Channel } from '@estate/shared-contract';
import { ReleaseError } from '../release-error.ts';
import { SHELL } from '../shell-releases/shell-manifest.schema.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Names of the remotes that a channel has, or the store alone. */
export async function knownRemotes(
	{ log, artifacts }: Pick<ReleaseStore, 'log' | 'artifacts'>,
	channel: Channel,
): Promise<string[]> {
	const { state } = await log.newest(channel);
	return [...new Set([...Object.keys(state), ...(await artifacts.remotes())])].sort();
}

/** Throws ReleaseError `unknown-version` for a name that nothing here has: it is most likely misspelled. */
export async function requireKnownRemote(
	store: Pick<ReleaseStore, 'log' | 'artifacts'>,
	channel: Channel,
	remote: string,
): Promise<void> {
	if (remote === SHELL) return;
	const known = await knownRemotes(store, channel);
	if (known.includes(remote)) return;
	throw new ReleaseError(
		'unknown-version',
		`No version of ${remote} was ever published here. ${known.length > 0 ? `There are: ${known.join(', ')}, ${SHELL}.` : `Publish one first: npm run release -- publish ${remote}`}`,
	);
}
