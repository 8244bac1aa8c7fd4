import { randomBytes } from 'node:crypto';
import type { Canary, ChannelState, ReleaseLogEntry } from '@estate/shared-contract';
import { Argument, type Command } from 'commander';
import type { CheckReport, CheckSettings } from '../../checks/check-version.ts';
import { sizeText } from '../../checks/sizes/check-sizes.ts';
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
	dryRun?: boolean;
	withoutBrowser?: boolean;
	acceptGrowth?: boolean;
}

const TELL_EVERY = 5_000;

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
	options: Options,
): Promise<{ report: CheckReport; entry?: ReleaseLogEntry }> {
	const { channel, why } = options;
	const canary = rollout && { version, salt: randomBytes(8).toString('hex'), ...rollout };
	const transition = (state: ChannelState) =>
		canary ? startCanary(state, remote, canary) : promote(state, remote, version);
	transition((await store.readState(channel)).state);
	const { checkVersion, checkState, WAIVERS } = await import('../../checks/index.ts');
	const waived = WAIVERS.filter((each) =>
		each === 'browser' ? options.withoutBrowser : options.acceptGrowth,
	);
	const report = await checkVersion(store, { channel, remote, version, waived, ...progressOf(options) });
	const checked = async (state: ChannelState) => {
		const after = transition(state);
		await checkState(store, remote, version, state);
		return after;
	};
	if (options.dryRun) {
		await checked((await store.readState(channel)).state);
		return { report };
	}
	const entry = await changeChannel(
		store,
		{
			channel,
			action: canary ? 'canary' : 'promote',
			remote,
			who: releaseWho(),
			why,
			...(waived.length > 0 ? { waived } : {}),
		},
		checked,
	);
	return { report, entry };
}

/** A line now and then, for who waits: a browser looks at some dozens of pages. */
function progressOf({ json }: Pick<Options, 'json'>): Pick<CheckSettings, 'onPage'> {
	if (json) return {};
	let told = Date.now();
	return {
		onPage(done, all) {
			if (Date.now() - told < TELL_EVERY && done < all) return;
			told = Date.now();
			console.error(`In a browser: ${done} of ${all} pages`);
		},
	};
}

function reportLines({ sizes, packages, pages, waived }: CheckReport): string[] {
	return [
		...sizes.map((size) => `  ${sizeText(size)}`),
		`  ${packages} packages of others are bundled in, all under licences that are allowed.`,
		pages > 0
			? `  ${pages} pages were looked at in a browser: nothing to complain about.`
			: '  Nobody looked at it in a browser.',
		...(waived.length > 0 ? [`  Left out: ${waived.join(', ')}. The log says so.`] : []),
	];
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
		.option('--canary <percent>', 'only this share of the visitors gets it', asShare)
		.option('--dry-run', 'check only, and say what was found')
		.option('--without-browser', 'do not look at it in a real browser; the log entry says so')
		.option('--accept-growth', 'allow slots to grow beyond their share; the log entry says so');
	return withRolloutOptions(described)
		.option('--why <reason>', 'for the log', '')
		.action(async (remote: string, given: string | undefined, options: Options, self: Command) => {
			const store = openStore(releasesLocation());
			const { channel } = options;
			const version = wantedVersion((await store.readState(channel)).state, remote, given);
			const rollout = rolloutOf(self, options.canary, options);
			const { report, entry } = await change(store, { remote, version, rollout }, options);
			if (!entry)
				return print(options, { dryRun: true, channel, ...report }, [
					`${remote} ${version} may be promoted in ${channel}: every check passed.`,
					...reportLines(report),
				]);
			const { revision, after } = entry;
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
