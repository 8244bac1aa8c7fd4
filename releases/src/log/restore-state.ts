import type { ChannelState, RemoteState } from '@estate/shared-contract';
import { ReleaseError } from '../release-error.ts';
import { activeVersion } from './transitions.ts';

/** Stands in a log entry in the place of a remote's name, when the whole channel was restored. */
export const EVERY_REMOTE = '*';

/** Was the version that is left there before the one that comes back, which was taken back for it? */
function isForward(now: RemoteState | undefined, then: RemoteState): boolean {
	const to = activeVersion(then);
	if (!now || to === undefined) return false;
	return now.withdrawn.includes(to) || then.previous === now.active;
}

/** The version to fall back to: the one just left, which has no blame for that; where none was left, one of before that nobody took back. */
function fallback(
	now: RemoteState | undefined,
	then: RemoteState,
	withdrawn: readonly string[],
): string | undefined {
	const to = activeVersion(then);
	if (to === undefined) return undefined;
	const left = activeVersion(now);
	if (left !== undefined && left !== to) return left;
	return [now?.previous, then.previous].find(
		(version) => version !== undefined && version !== to && !withdrawn.includes(version),
	);
}

/**
 * A remote as it was, as far as that can be had again: lock and policy stay, a rollout of then is over. Open tabs leave the
 * versions left, but for one that was there before the one that comes back; the version left is what one falls back to.
 */
function restored(now: RemoteState | undefined, then: RemoteState): RemoteState {
	const left = [isForward(now, then) ? undefined : now?.active, now?.canary?.version];
	const withdrawn = [...new Set([...(now?.withdrawn ?? []), ...left])]
		.filter((version) => version !== undefined)
		.filter((version) => version !== activeVersion(then));
	const previous = fallback(now, then, withdrawn);
	return {
		active: then.active,
		...(previous ? { previous } : {}),
		withdrawn,
		...(now?.policy ? { policy: now.policy } : {}),
		...(now?.lock ? { lock: now.lock } : {}),
		...(then.retired ? { retired: then.retired } : {}),
	};
}

function isAsThen(now: RemoteState | undefined, then: RemoteState | undefined): boolean {
	if (now?.retired || then?.retired) return now?.retired?.at === then?.retired?.at;
	return now?.active === then?.active && !now?.canary;
}

/**
 * The channel with one remote, or all of them, as an earlier revision had them. A remote that was not there then leaves
 * the channel. Throws ReleaseError `never-promoted` for a remote that the revision does not have, `already-active` when
 * nothing would change.
 */
export function restoreState(
	now: ChannelState,
	then: ChannelState,
	{ revision, remote }: { revision: number; remote?: string | undefined },
): ChannelState {
	if (remote !== undefined && !then[remote])
		throw new ReleaseError(
			'never-promoted',
			`${remote} had no active version at revision ${revision}. See which it had: npm run release -- history ${remote}`,
		);
	const names = remote === undefined ? Object.keys(then) : [remote];
	const kept = remote === undefined ? {} : now;
	const isSame = (name: string) => isAsThen(now[name], then[name]);
	const gone = remote === undefined ? Object.keys(now).filter((name) => !then[name]) : [];
	if (names.every(isSame) && gone.length === 0)
		throw new ReleaseError(
			'already-active',
			`${remote ?? 'The channel'} is as it was at revision ${revision} already. Nothing is to be done.`,
		);
	return {
		...kept,
		...Object.fromEntries(
			names.flatMap((name) => {
				const before = then[name];
				const own = now[name];
				if (!before) return [];
				return [[name, own && isSame(name) ? own : restored(own, before)]];
			}),
		),
	};
}
