import type { Channel, ChannelState, ReleaseLogEntry } from '@estate/shared-contract';
import { type ChannelChange, changeChannel } from '../log/change-channel.ts';
import { earlierVersion } from '../log/earlier-version.ts';
import { type EarlierVersion, earlierVersions } from '../log/earlier-versions.ts';
import { LOOK_BACK } from '../log/look-back.ts';
import { rollBack } from '../log/transitions.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReadableVersions, ReleaseLog } from '../store/release-store.ts';
import { requireWhole } from '../store/require-whole.ts';
import type { Order } from './order.ts';

export interface WayBack {
	/** The version that was before by default */
	version?: string | undefined;
	/** To a version that was taken back before, too */
	anyway?: boolean | undefined;
}

/** The versions of a remote that one can go back to, the last that was active first. */
export async function versionsBefore(
	log: ReleaseLog,
	channel: Channel,
	remote: string,
): Promise<EarlierVersion[]> {
	return earlierVersions(await log.history(channel, LOOK_BACK), remote);
}

/** Throws ReleaseError `never-active`, and `withdrawn` unless that is wanted. */
function requireEarlier(
	history: readonly ReleaseLogEntry[],
	remote: string,
	version: string,
	anyway: boolean,
): void {
	const found = earlierVersions(history, remote).find((each) => each.version === version);
	if (!found)
		throw new ReleaseError(
			'never-active',
			`${remote} ${version} was not active in this channel before, so there is no way back to it. See which were: npm run release -- history ${remote}. To make it active, with its checks: npm run release -- promote ${remote} ${version}`,
		);
	if (!found.withdrawn || anyway) return;
	const { action, who, why, at } = found.withdrawn;
	throw new ReleaseError(
		'withdrawn',
		`${remote} ${version} was taken back before: ${action} by ${who} on ${at}: ${why || 'no reason given'}. If visitors shall have it all the same: npm run release -- rollback ${remote} --to ${version} --anyway --why "…"`,
	);
}

/** Is a version what visitors have or had just before, which the log need not be asked for? */
const isStanding = (state: ChannelState, remote: string, version: string): boolean =>
	[undefined, version].includes(state[remote]?.active) || state[remote]?.previous === version;

/** What was neither active nor published is no version that went. Throws ReleaseError `unknown-version`. */
async function requirePublished(
	{ log, artifacts }: { log: ReleaseLog; artifacts: ReadableVersions },
	{ channel, remote }: Pick<Order, 'channel' | 'remote'>,
	version: string,
): Promise<void> {
	const before = await versionsBefore(log, channel, remote);
	if (before.some((each) => each.version === version)) return;
	if ((await artifacts.versions(remote)).includes(version)) return;
	const names = before.map((each) => each.version).join(', ');
	throw new ReleaseError(
		'unknown-version',
		`${remote} ${version} is not in the store, and it was not active in this channel: was it published? ${names ? `Versions that were active before: ${names}.` : 'No other version was active before.'}`,
	);
}

/** Makes a version active that was so before, the previous one by default, when its files are whole. Throws ReleaseError. */
export async function rollBackRemote(
	store: { log: ReleaseLog; artifacts: ReadableVersions },
	order: Order,
	{ version, anyway = false }: WayBack = {},
): Promise<ChannelChange> {
	const { channel, remote } = order;
	const wanted = (state: ChannelState) => version ?? state[remote]?.previous;
	const { state: now } = await store.log.newest(channel);
	const target = wanted(now);
	if (target && target === version && !isStanding(now, remote, target))
		await requirePublished(store, order, target);
	if (target) await requireWhole(store.artifacts, remote, target);
	return changeChannel(store.log, { ...order, action: 'rollback' }, async (state) => {
		const to = wanted(state);
		const history = await store.log.history(channel, LOOK_BACK);
		const known = to ? undefined : earlierVersions(history, remote).map(({ version }) => version);
		const after = rollBack(state, remote, { to, known, earlier: to && earlierVersion(history, remote, to) });
		if (to && to !== state[remote]?.previous) requireEarlier(history, remote, to, anyway);
		return after;
	});
}
