import { randomBytes } from 'node:crypto';
import type { ChannelState } from '@estate/shared-contract';
import type { CheckReport, CheckSettings } from '../checks/check-version.ts';
import type { Waiver } from '../checks/waivers.ts';
import { startCanary } from '../log/canary-transitions.ts';
import { type ChannelChange, changeChannel } from '../log/change-channel.ts';
import { LOOK_BACK } from '../log/look-back.ts';
import { promote } from '../log/transitions.ts';
import { withdrawalOf } from '../log/withdrawal.ts';
import { ReleaseError } from '../release-error.ts';
import type { RolloutRequest } from '../rollout/rollout-request.ts';
import { startRollout } from '../rollout/start-rollout.ts';
import { POLICY } from '../rollout/step-rollouts.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Order } from './order.ts';

export interface Promotion extends Order, Pick<CheckSettings, 'onPage' | 'seenPages'> {
	version: string;
	/** For whom, when it is not for everybody at once */
	rollout?: RolloutRequest | undefined;
	waived: readonly Waiver[];
	/** Checks the version; in this process by default */
	check?: (settings: CheckSettings) => Promise<CheckReport>;
}

/** The given version, else the one that is being tried. Throws ReleaseError `no-canary`. */
export function wantedVersion(state: ChannelState, remote: string, version: string | undefined): string {
	const wanted = version ?? state[remote]?.canary?.version;
	if (wanted) return wanted;
	throw new ReleaseError(
		'no-canary',
		`No version of ${remote} is being tried, so say which one: npm run release -- promote ${remote} <version>`,
	);
}

function transitionOf({ remote, version, rollout }: Promotion): (state: ChannelState) => ChannelState {
	if (!rollout) return (state) => promote(state, remote, version);
	const canary = { version, salt: randomBytes(8).toString('hex'), ...startRollout(rollout) };
	return (state) => startCanary(state, remote, canary);
}

interface Checked {
	report: CheckReport;
	/** The transition, refused where the version no longer fits beside the others */
	transition: (state: ChannelState) => Promise<ChannelState>;
}

async function checked(store: ReleaseStore, promotion: Promotion): Promise<Checked> {
	const { channel, remote, version } = promotion;
	const transition = transitionOf(promotion);
	// Before checks that take half a minute, and a process of their own: what the log refuses anyway, and what is not there.
	transition((await store.log.newest(channel)).state);
	await store.artifacts.manifest(remote, version);
	const { checkVersion, checkState } = await import('../checks/index.ts');
	const { waived, seenPages, onPage, check = (settings) => checkVersion(store, settings) } = promotion;
	const report = await check({ channel, remote, version, waived, seenPages, ...(onPage ? { onPage } : {}) });
	return {
		report,
		async transition(state) {
			const after = transition(state);
			await checkState(store.artifacts, remote, version, state);
			return after;
		},
	};
}

/** What a promotion's checks find; promotes nothing. Throws what a promotion throws. */
export async function tryPromotion(store: ReleaseStore, promotion: Promotion): Promise<CheckReport> {
	const { report, transition } = await checked(store, promotion);
	await transition((await store.log.newest(promotion.channel)).state);
	return report;
}

/** What the site took back by itself comes again for a reason. Throws ReleaseError `needs-why`. */
async function requireWhy({ log }: ReleaseStore, promotion: Promotion): Promise<void> {
	const { channel, remote, version, why } = promotion;
	if (why.trim()) return;
	const entry = withdrawalOf(await log.history(channel, LOOK_BACK), remote, version);
	if (entry?.who !== POLICY) return;
	throw new ReleaseError(
		'needs-why',
		`${remote} ${version} was taken back by the policy on ${entry.at}: ${entry.why}. If it is to come again, say what has changed: npm run release -- promote ${remote} ${version} --why "…"`,
	);
}

/** Checks a version and promotes it, to everybody or by degrees. Throws ReleaseError, ChecksFailed with every problem. */
export async function promoteVersion(
	store: ReleaseStore,
	promotion: Promotion,
): Promise<{ report: CheckReport; entry: ChannelChange }> {
	await requireWhy(store, promotion);
	const { report, transition } = await checked(store, promotion);
	const { channel, remote, who, why, rollout, waived } = promotion;
	const change = {
		channel,
		action: rollout ? 'canary' : 'promote',
		remote,
		who,
		why,
		...(waived.length > 0 ? { waived: [...waived] } : {}),
	} as const;
	return { report, entry: await changeChannel(store.log, change, transition) };
}
