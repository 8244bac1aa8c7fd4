import type { Command } from 'commander';
import { makeOrPropose } from '../../proposals/make-or-propose.ts';
import { promoteShell, tryShell } from '../../shell-releases/release-shell.ts';
import { SHELL } from '../../shell-releases/shell-manifest.schema.ts';
import { asCaller, commandCaller } from '../as-caller.ts';
import { type CommonOptions, print } from '../command.ts';
import { printProposal, shownProposal } from '../print-proposal.ts';
import { type RolloutOptions, rolloutOf } from '../rollout-options.ts';
import { openShellStore } from './open-shell-store.ts';

interface Options extends CommonOptions, RolloutOptions {
	why: string;
	canary?: number;
	dryRun?: boolean;
}

/** Percent of the servers; undefined: all of them. */
function shareOf(self: Command, options: Options): number | undefined {
	const rollout = rolloutOf(self, options.canary, options);
	if (rollout && rollout.kind !== 'share')
		self.error(
			`error: the ${SHELL} has no plan: its servers come one after the other. Give --canary for some of them.`,
		);
	return options.canary;
}

/** `promote shell`: checks a version against everything that is active, and has the servers run it. Throws ReleaseError. */
export async function promoteShellTo(
	self: Command,
	version: string | undefined,
	options: Options,
): Promise<void> {
	const traffic = shareOf(self, options);
	const store = openShellStore();
	const { channel, why } = options;
	const wanted = version ?? (await store.shells.log.newest(channel)).state[SHELL]?.canary?.version;
	if (!wanted) return self.error(`error: say which version of the ${SHELL}, such as 1.3.0.`);
	const request = { action: 'shell', remote: SHELL, channel } as const;
	const promotion = { channel, version: wanted, traffic, why };
	if (options.dryRun) {
		await asCaller(store, request, () => tryShell(store, { ...promotion, who: '' }));
		return print(options, { dryRun: true, channel, remote: SHELL, version: wanted }, [
			`${SHELL} ${wanted} may be promoted in ${channel}: its files are whole, and everything that is active fits it.`,
		]);
	}
	const rollout = traffic === undefined ? {} : { rollout: { kind: 'share', traffic } as const };
	const change = { kind: 'promote', version: wanted, ...rollout, waived: [] as never[] } as const;
	const wish = { ...request, why, change };
	const { made, proposal } = await makeOrPropose(store, await commandCaller(store), wish, {
		make: (who, asDecided) => promoteShell(asDecided, { ...promotion, who }),
		check: (who) => tryShell(store, { ...promotion, who }),
	});
	if (proposal)
		return printProposal(options, shownProposal(proposal), { remote: SHELL, version: wanted, channel });
	const { revision, after } = made;
	const { previous } = after[SHELL] ?? {};
	print(options, { remote: SHELL, version: wanted, previous, traffic, channel, revision }, [
		traffic === undefined
			? `${SHELL} ${wanted} is wanted in ${channel} (revision ${revision} of its log): servers that start the ${SHELL} from the store take it one after the other.`
			: `${SHELL} ${wanted} is wanted in ${channel} by ${traffic} % of the servers (revision ${revision} of its log). For all: npm run release -- promote ${SHELL}`,
		'What each of them runs: npm run release -- status',
		...(previous && traffic === undefined
			? [`If it disappoints: npm run release -- rollback ${SHELL} --why "…"`]
			: []),
	]);
}
