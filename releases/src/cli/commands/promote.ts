import { Argument, type Command } from 'commander';
import { promotionAction } from '../../access/grant.ts';
import type { CheckReport, CheckSettings } from '../../checks/check-version.ts';
import { sizeText } from '../../checks/sizes/check-sizes.ts';
import {
	type Promotion,
	promoteVersion,
	tryPromotion,
	wantedVersion,
} from '../../operations/promote-version.ts';
import { makeOrPropose } from '../../proposals/make-or-propose.ts';
import type { ProposedChange } from '../../proposals/proposal.schema.ts';
import { SHELL } from '../../shell-releases/shell-manifest.schema.ts';
import { asCaller, commandCaller } from '../as-caller.ts';
import {
	asVersion,
	type CommonOptions,
	command,
	newLogOption,
	print,
	remoteOrShellArgument,
} from '../command.ts';
import { printDone } from '../print-done.ts';
import { printProposal, shownProposal } from '../print-proposal.ts';
import { asShare, type RolloutOptions, rolloutOf, withRolloutOptions } from '../rollout-options.ts';
import { promoteShellTo } from '../shell/promote-shell.ts';
import { checkAtSite, doAtSite, NO_REASON, triedAtSite } from '../site/at-site.ts';
import { type ReleaseSite, releaseSite } from '../site/release-site.ts';
import { storeWith } from '../store-with.ts';

interface Options extends CommonOptions, RolloutOptions {
	why: string;
	canary?: number;
	dryRun?: boolean;
	withoutBrowser?: boolean;
	acceptGrowth?: boolean;
	newLog?: boolean;
}

const SHOW_EVERY_MS = 5_000;

/** A line now and then, for who waits: a browser looks at some dozens of pages. */
function progressOf({ json }: Pick<Options, 'json'>): Pick<CheckSettings, 'onPage'> {
	if (json) return {};
	let shownAtMs = Date.now();
	return {
		onPage(done, all) {
			if (Date.now() - shownAtMs < SHOW_EVERY_MS && done < all) return;
			shownAtMs = Date.now();
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
			: '  It was not looked at in a browser.',
		...(waived.length > 0 ? [`  Left out: ${waived.join(', ')}. The log says so.`] : []),
	];
}

function printPassed(options: Options, report: CheckReport): void {
	const { channel } = options;
	print(options, { dryRun: true, channel, ...report }, [
		`${report.remote} ${report.version} may be promoted in ${channel}: every check passed.`,
		...reportLines(report),
	]);
}

const waivedBy = ({ withoutBrowser, acceptGrowth }: Options) => [
	...(withoutBrowser ? ['browser' as const] : []),
	...(acceptGrowth ? ['growth' as const] : []),
];

/** The site's server checks, and promotes what passed; the version that is being tried by default. */
async function promoteAtSite(
	site: ReleaseSite,
	self: Command,
	remote: string,
	given: string | undefined,
	options: Options,
): Promise<void> {
	const { channel } = options;
	const version = given ?? (await triedAtSite(site, remote)) ?? wantedVersion({}, remote, undefined);
	const rollout = rolloutOf(self, options.canary, options);
	const waived = waivedBy(options);
	if (options.dryRun) {
		const report = await checkAtSite(site, { channel, remote, version, rollout, waived });
		return printPassed(options, { remote, version, ...report });
	}
	const why = options.why || NO_REASON;
	await doAtSite(site, options, 'promotions', { remote, version, rollout, waived, why });
}

export function promoteCommand(): Command {
	const described = command(
		'promote',
		'Checks a published version and makes it the one that visitors get: all of them, or by degrees; of the shell, the one that servers run.',
	)
		.addArgument(remoteOrShellArgument())
		.addArgument(
			new Argument('[version]', 'published version; the one that is being tried by default').argParser(
				asVersion,
			),
		)
		.option('--canary <percent>', 'only this share of the visitors gets it', asShare)
		.option('--dry-run', 'check only, and say what was found')
		.option('--without-browser', 'do not look at it in a real browser; the log entry says so')
		.option('--accept-growth', 'allow slots to grow beyond their share; the log entry says so')
		.addOption(newLogOption());
	return withRolloutOptions(described)
		.option('--why <reason>', 'for the log', '')
		.action(async (remote: string, given: string | undefined, options: Options, self: Command) => {
			if (remote === SHELL) return promoteShellTo(self, given, options);
			const { channel, why } = options;
			const site = releaseSite();
			if (site) return promoteAtSite(site, self, remote, given, options);
			const store = await storeWith(remote, channel, { isNewLog: options.newLog === true });
			const version = wantedVersion((await store.log.newest(channel)).state, remote, given);
			const promotion: Promotion = {
				channel,
				remote,
				version,
				who: '',
				why,
				rollout: rolloutOf(self, options.canary, options),
				waived: waivedBy(options),
				...progressOf(options),
			};
			if (options.dryRun) {
				const report = await asCaller(store, { action: 'check', remote, channel }, () =>
					tryPromotion(store, promotion),
				);
				return printPassed(options, report);
			}
			const action = promotionAction(promotion.rollout);
			const { rollout, waived } = promotion;
			const change: ProposedChange = { kind: 'promote', version, rollout, waived: [...waived] };
			const request = { channel, remote, why, action, change };
			const { made, proposal } = await makeOrPropose(store, await commandCaller(store), request, {
				make: async (who) => (await promoteVersion(store, { ...promotion, who })).entry,
				check: () => tryPromotion(store, promotion),
			});
			if (proposal) return printProposal(options, shownProposal(proposal), { remote, version, channel });
			printDone(options, made);
		});
}
