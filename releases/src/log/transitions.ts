import type { ChannelState, RemoteState } from '@estate/shared-contract';
import { ReleaseError } from '../release-error.ts';

/** Where a remote stands in a channel. */
export const REMOTE_STATUSES = ['absent', 'active', 'canary', 'locked', 'retired'] as const;
export type RemoteStatus = (typeof REMOTE_STATUSES)[number];

export function remoteStatus(state: ChannelState, remote: string): RemoteStatus {
	const own = state[remote];
	if (!own) return 'absent';
	if (own.retired) return 'retired';
	if (own.lock) return 'locked';
	return own.canary ? 'canary' : 'active';
}

/** The version that visitors get; undefined where they get none. */
export function activeVersion(
	own: Partial<Pick<RemoteState, 'active' | 'retired'>> | undefined,
): string | undefined {
	return own?.retired ? undefined : own?.active;
}

/** State of a remote that was promoted once. Throws ReleaseError `never-promoted`. */
export function requireRemote(state: ChannelState, remote: string): RemoteState {
	const own = state[remote];
	if (own) return own;
	throw new ReleaseError(
		'never-promoted',
		`${remote} has no active version in this channel. Promote one first: npm run release -- promote ${remote} <version>`,
	);
}

/** Throws ReleaseError `retired`. */
export function requireServed(remote: string, { retired }: Pick<RemoteState, 'retired'>): void {
	if (!retired) return;
	throw new ReleaseError(
		'retired',
		`${remote} was taken out of this channel by ${retired.who} on ${retired.at}: ${retired.why}. Bring it back with a revision of before (npm run release -- history ${remote}, then restore), or with a version: npm run release -- promote ${remote} <version>`,
	);
}

/** Throws ReleaseError `locked`. */
export function requireUnlocked(remote: string, { lock }: Pick<RemoteState, 'lock'>): void {
	if (!lock) return;
	throw new ReleaseError(
		'locked',
		`${remote} is locked by ${lock.who} since ${lock.at}: ${lock.why}. When the reason is gone: npm run release -- unlock ${remote} --why "…"`,
	);
}

/** Throws ReleaseError `already-active`. */
export function requireInactive(remote: string, version: string, active: string | undefined): void {
	if (active !== version) return;
	throw new ReleaseError(
		'already-active',
		`${remote} ${version} is active already. Nothing is to be done; see npm run release -- status`,
	);
}

/** absent, retired, active or canary of this very version → active with the version; refused while locked or while another version is tried. */
export function promote(state: ChannelState, remote: string, version: string): ChannelState {
	const own = state[remote];
	if (!own) return { ...state, [remote]: { active: version, withdrawn: [] } };
	const { canary, retired, ...kept } = own;
	requireUnlocked(remote, own);
	requireInactive(remote, version, activeVersion(own));
	if (canary && canary.version !== version)
		throw new ReleaseError(
			'canary-runs',
			`${remote} ${canary.version} is being tried by ${canary.traffic} % of the visitors. End that first: npm run release -- abort ${remote} --why "…", or npm run release -- promote ${remote} for everybody.`,
		);
	const withdrawn = own.withdrawn.filter((other) => other !== version);
	// A version that was taken out is none to fall back to.
	const before = retired ? {} : { previous: own.active };
	return { ...state, [remote]: { ...kept, active: version, ...before, withdrawn } };
}

export interface RollBackTarget {
	/** Version to go to; the previous one by default */
	to?: string | undefined;
	/** Version that becomes the previous one: the last good one before `to`, from the log */
	earlier?: string | undefined;
	/** Versions that were active before, the last first, of which a refusal names those that were not taken back; undefined: not looked up */
	known?: readonly string[] | undefined;
}

/** What is left where no version is the one before: `known` as in RollBackTarget. */
function noPrevious(remote: string, active: string, known: readonly string[] | undefined): ReleaseError {
	const out = `npm run release -- retire ${remote} --why "…"`;
	const text =
		known?.length === 0
			? `${remote} ${active} has no version before it in this channel, and none was active before. Take the remote out (${out}), or promote a version that is mended.`
			: `${remote} ${active} has no version before it in this channel. Name one${known ? ` of ${known.slice(0, NAMED).join(', ')}` : ''} (npm run release -- rollback ${remote} --to <version> --why "…"), go back to a revision (npm run release -- history ${remote}, then npm run release -- restore <revision> ${remote} --why "…"), or take the remote out: ${out}`;
	return new ReleaseError('no-previous', text);
}

/** Versions that a refusal names at most */
const NAMED = 5;

/** active, canary or locked → active or locked with an earlier version; the versions left, that of a canary too, are withdrawn from open tabs. */
export function rollBack(
	state: ChannelState,
	remote: string,
	{ to, earlier, known }: RollBackTarget = {},
): ChannelState {
	const own = requireRemote(state, remote);
	requireServed(remote, own);
	const target = to ?? own.previous;
	const good = known?.filter((version) => !own.withdrawn?.includes(version));
	if (!target) throw noPrevious(remote, own.active, good);
	if (target === own.active)
		throw new ReleaseError('already-active', `${remote} ${target} is active already. Nothing is to be done.`);
	const { previous: _, canary, ...kept } = own;
	const withdrawn = [...own.withdrawn, own.active, ...(canary ? [canary.version] : [])].filter(
		(other) => other !== target,
	);
	const previous = earlier && !withdrawn.includes(earlier) && earlier !== target ? earlier : undefined;
	return {
		...state,
		[remote]: {
			...kept,
			active: target,
			...(previous ? { previous } : {}),
			withdrawn: [...new Set(withdrawn)],
		},
	};
}

export type Retirement = NonNullable<RemoteState['retired']>;

/**
 * active, canary or locked → retired: no visitor gets the remote, and open tabs leave its versions. Lock and policy stay.
 * retired → retired where its pages are to lead elsewhere than before. Throws ReleaseError `never-promoted`, `retired`.
 */
export function retire(state: ChannelState, remote: string, retired: Retirement): ChannelState {
	const { previous: _, canary, ...own } = requireRemote(state, remote);
	if (own.retired?.redirect === retired.redirect) requireServed(remote, own);
	const withdrawn = [...own.withdrawn, own.active, ...(canary ? [canary.version] : [])];
	return { ...state, [remote]: { ...own, withdrawn: [...new Set(withdrawn)], retired } };
}

/** active → locked. */
export function lock(
	state: ChannelState,
	remote: string,
	reason: NonNullable<RemoteState['lock']>,
): ChannelState {
	const own = requireRemote(state, remote);
	if (own.lock)
		throw new ReleaseError(
			'locked',
			`${remote} is locked already, by ${own.lock.who} since ${own.lock.at}: ${own.lock.why}. Nothing is to be done.`,
		);
	return { ...state, [remote]: { ...own, lock: reason } };
}

/** locked → active. */
export function unlock(state: ChannelState, remote: string): ChannelState {
	const { lock: held, ...own } = requireRemote(state, remote);
	if (!held) throw new ReleaseError('not-locked', `${remote} is not locked. Nothing is to be done.`);
	return { ...state, [remote]: own };
}
