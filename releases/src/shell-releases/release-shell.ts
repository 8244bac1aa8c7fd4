import { randomBytes } from 'node:crypto';
import type { Channel, ChannelState } from '@estate/shared-contract';
import { ChecksFailed } from '../checks/checks-failed.ts';
import { setShare, startCanary } from '../log/canary-transitions.ts';
import { type ChannelChange, changeChannel } from '../log/change-channel.ts';
import { promote } from '../log/transitions.ts';
import { abortRollout } from '../operations/change-share.ts';
import type { Order } from '../operations/order.ts';
import { rollBackRemote, type WayBack } from '../operations/roll-back-remote.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { SHELL } from './shell-manifest.schema.ts';
import { shellMisfits } from './shell-misfits.ts';
import { offerOf } from './shell-offer.ts';

/** Who wants what of the shell, and why. */
export type ShellOrder = Omit<Order, 'remote'>;

export interface ShellPromotion extends ShellOrder {
	version: string;
	/** Percent of the servers that get it; undefined: all of them, one after the other */
	traffic?: number | undefined;
}

const MEND = (remote: string) =>
	`Promote a version of ${remote} that fits both shells first, roll back to one, or take it out: npm run release -- retire ${remote} --why "…"`;

/** Does a version run everything that the channel has? Throws ChecksFailed with every reason. */
async function requireFitting(
	store: ReleaseStore,
	channel: Channel,
	version: string,
	outcome?: string,
): Promise<void> {
	const offer = offerOf(await store.shells.artifacts.manifest(SHELL, version));
	const misfits = await shellMisfits(store, channel, offer, { withTried: true });
	const problems = misfits.flatMap((misfit) =>
		misfit.problems.map((problem) => ({
			...problem,
			where: `${misfit.remote} ${misfit.version}`,
			mend: MEND(misfit.remote),
		})),
	);
	if (problems.length > 0) throw new ChecksFailed(SHELL, version, problems, outcome);
}

function transitionOf({ version, traffic }: ShellPromotion): (state: ChannelState) => ChannelState {
	return (state) => {
		const tried = state[SHELL]?.canary;
		if (tried && tried.version !== version)
			throw new ReleaseError(
				'canary-runs',
				`${SHELL} ${tried.version} is being tried by ${tried.traffic} % of the servers. End that first: npm run release -- abort ${SHELL} --why "…", or npm run release -- promote ${SHELL} ${tried.version} for all of them.`,
			);
		if (traffic === undefined) return promote(state, SHELL, version);
		if (tried) return setShare(state, SHELL, { traffic });
		return startCanary(state, SHELL, { version, traffic, salt: randomBytes(8).toString('hex') });
	};
}

/** What a promotion of the shell would be refused for; promotes nothing. Throws ReleaseError, ChecksFailed. */
export async function tryShell(store: ReleaseStore, promotion: ShellPromotion): Promise<void> {
	const { channel, version } = promotion;
	const problems = await store.shells.artifacts.verify(SHELL, version);
	if (problems.length > 0) throw new ChecksFailed(SHELL, version, problems);
	await requireFitting(store, channel, version);
	transitionOf(promotion)((await store.shells.log.newest(channel)).state);
}

/** Makes a version of the shell the one that the servers of a channel are to run. Throws ReleaseError, ChecksFailed with every reason. */
export async function promoteShell(store: ReleaseStore, promotion: ShellPromotion): Promise<ChannelChange> {
	await tryShell(store, promotion);
	const { channel, version, traffic, who, why } = promotion;
	const action = traffic === undefined ? 'promote' : 'canary';
	const transition = transitionOf(promotion);
	return changeChannel(store.shells.log, { channel, action, remote: SHELL, who, why }, async (state) => {
		const after = transition(state);
		// Remotes may have been promoted meanwhile.
		await requireFitting(store, channel, version);
		return after;
	});
}

/** Goes back to a version of the shell that was active before. Throws ReleaseError, ChecksFailed where it could not run what is active now. */
export async function rollBackShell(
	store: ReleaseStore,
	order: ShellOrder,
	way: WayBack = {},
): Promise<ChannelChange> {
	const { state } = await store.shells.log.newest(order.channel);
	const target = way.version ?? state[SHELL]?.previous;
	if (target) await requireFitting(store, order.channel, target, 'cannot be gone back to');
	return rollBackRemote(store.shells, { ...order, remote: SHELL }, way);
}

/** No server tries a version any longer: all go on with the active one. Throws ReleaseError `no-canary`. */
export function abortShell(store: ReleaseStore, order: ShellOrder): Promise<ChannelChange> {
	return abortRollout(store.shells.log, { ...order, remote: SHELL });
}
