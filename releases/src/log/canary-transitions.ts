import type { Canary, ChannelState, RemoteState } from '@estate/shared-contract';
import { ReleaseError } from '../release-error.ts';
import {
	activeVersion,
	requireInactive,
	requireRemote,
	requireServed,
	requireUnlocked,
} from './transitions.ts';

function requireCanary(state: ChannelState, remote: string): RemoteState & { canary: Canary } {
	const own = requireRemote(state, remote);
	if (own.canary) return { ...own, canary: own.canary };
	throw new ReleaseError(
		'no-canary',
		`No version of ${remote} is being tried in this channel. Begin with: npm run release -- promote ${remote} <version> --canary 10`,
	);
}

/** active → canary: a share of the visitors gets the version. Refused while locked, and while another is tried. */
export function startCanary(state: ChannelState, remote: string, canary: Canary): ChannelState {
	const own = requireRemote(state, remote);
	requireServed(remote, own);
	requireUnlocked(remote, own);
	requireInactive(remote, canary.version, own.active);
	if (own.canary)
		throw new ReleaseError(
			'canary-runs',
			own.canary.version === canary.version
				? `${remote} ${canary.version} is being tried already, by ${own.canary.traffic} % of the visitors. Change the share: npm run release -- canary ${remote} ${canary.traffic}`
				: `${remote} ${own.canary.version} is being tried by ${own.canary.traffic} % of the visitors. End that first: npm run release -- abort ${remote} --why "…"`,
		);
	const withdrawn = own.withdrawn.filter((other) => other !== canary.version);
	return { ...state, [remote]: { ...own, canary, withdrawn } };
}

/** canary → canary with another share, which grows by the plan if there is one. While locked the share may only shrink. */
export function setShare(
	state: ChannelState,
	remote: string,
	share: Pick<Canary, 'traffic' | 'plan'>,
): ChannelState {
	const own = requireCanary(state, remote);
	if (share.traffic > own.canary.traffic || share.plan) requireUnlocked(remote, own);
	const { plan: _, ...kept } = own.canary;
	return { ...state, [remote]: { ...own, canary: { ...kept, ...share } } };
}

/** Who aborts wants visitors to have less: the way back is that of the version that everybody has. */
function nothingTried(remote: string, own: RemoteState): ReleaseError {
	const active = activeVersion(own);
	const back = own.previous
		? `npm run release -- rollback ${remote} --why "…" goes back to ${own.previous}.`
		: 'no version is before it to go back to. What is tried, of which remote: npm run release -- status';
	return new ReleaseError(
		'no-canary',
		`No version of ${remote} is being tried in this channel, so there is nothing to end. ${active ? `Everybody has ${active}: ${back}` : `The remote is taken out of the channel.`}`,
	);
}

/** canary or locked → the same without the canary; its version is withdrawn from open tabs. */
export function abortCanary(state: ChannelState, remote: string): ChannelState {
	const own = requireRemote(state, remote);
	if (!own.canary) throw nothingTried(remote, own);
	const { canary, ...kept } = own;
	return { ...state, [remote]: { ...kept, withdrawn: [...new Set([...kept.withdrawn, canary.version])] } };
}
