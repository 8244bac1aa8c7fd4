import { randomBytes } from 'node:crypto';
import type { Canary, ChannelState } from '@estate/shared-contract';
import { Argument, type Command } from 'commander';
import { startCanary } from '../../log/canary-transitions.ts';
import { changeChannel } from '../../log/change-channel.ts';
import { promote } from '../../log/transitions.ts';
import { ReleaseError } from '../../release-error.ts';
import { openStore } from '../../store/open-store.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { asVersion, type CommonOptions, command, print, remoteArgument } from '../command.ts';
import { asShare, planText, type RolloutOptions, rolloutOf, withRolloutOptions } from '../rollout-options.ts';
import { releasesLocation, releaseWho } from '../settings.ts';

interface Options extends CommonOptions, RolloutOptions {
	why: string;
	canary?: number;
}

/** The version that is told, else the one that is being tried. */
function wantedVersion(state: ChannelState, remote: string, version: string | undefined): string {
	const wanted = version ?? state[remote]?.canary?.version;
	if (wanted) return wanted;
	throw new ReleaseError(
		'no-canary',
		`No version of ${remote} is being tried, so say which one: npm run release -- promote ${remote} <version>`,
	);
}

interface Promotion {
	remote: string;
	version: string;
	rollout: Pick<Canary, 'traffic' | 'plan'> | undefined;
}

async function change(
	store: ReleaseStore,
	{ remote, version, rollout }: Promotion,
	{ channel, why }: Pick<Options, 'channel' | 'why'>,
) {
	const canary = rollout && { version, salt: randomBytes(8).toString('hex'), ...rollout };
	const transition = (state: ChannelState) =>
		canary ? startCanary(state, remote, canary) : promote(state, remote, version);
	transition((await store.readState(channel)).state);
	const { checkVersion, checkState, routesBeside } = await import('../../checks/index.ts');
	await checkVersion(store, channel, remote, version, await routesBeside(store, channel, remote));
	const action = canary ? 'canary' : 'promote';
	return changeChannel(store, { channel, action, remote, who: releaseWho(), why }, async (state) => {
		const after = transition(state);
		await checkState(store, remote, version, state);
		return after;
	});
}

export function promoteCommand(): Command {
	const described = command(
		'promote',
		'Checks a published version and makes it the one that visitors get: all of them, or by degrees.',
	)
		.addArgument(remoteArgument())
		.addArgument(
			new Argument('[version]', 'published version; the one that is being tried unless told').argParser(
				asVersion,
			),
		)
		.option('--canary <percent>', 'only this share of the visitors gets it', asShare);
	return withRolloutOptions(described)
		.option('--why <reason>', 'for the log', '')
		.action(async (remote: string, given: string | undefined, options: Options, self: Command) => {
			const store = openStore(releasesLocation());
			const { channel } = options;
			const version = wantedVersion((await store.readState(channel)).state, remote, given);
			const rollout = rolloutOf(self, options.canary, options);
			const { revision, after } = await change(store, { remote, version, rollout }, options);
			if (rollout)
				return print(options, { remote, version, ...rollout, channel, revision }, [
					`${remote} ${version} is tried in ${channel} by ${planText(rollout)} of the visitors (revision ${revision}).`,
					`For everybody: npm run release -- promote ${remote}. If it disappoints: npm run release -- abort ${remote} --why "…"`,
				]);
			const { previous } = after[remote] ?? {};
			print(options, { remote, version, previous, channel, revision }, [
				`${remote} ${version} is active in ${channel} (revision ${revision}${previous ? `, before: ${previous}` : ''}).`,
				...(previous ? [`If it disappoints: npm run release -- rollback ${remote} --why "…"`] : []),
			]);
		});
}
