import type { HealthPolicy } from '@estate/shared-contract';
import { healthPolicySchema } from '@estate/shared-contract/schemas';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_POLICY, policyOf } from '../../health/policy.ts';
import { policyText } from '../../health/policy-text.ts';
import { requireRemote } from '../../log/transitions.ts';
import { setAsideLines } from '../../operations/done-text.ts';
import { setPolicy } from '../../operations/set-policy.ts';
import { asCaller } from '../as-caller.ts';
import { type CommonOptions, command, print, remoteArgument } from '../command.ts';
import { asDuration } from '../durations.ts';
import { asShare } from '../rollout-options.ts';
import { storeWith } from '../store-with.ts';

interface Options extends CommonOptions {
	automatic?: 'on' | 'off';
	window?: number;
	minimumViews?: number;
	maximumRate?: number;
	margin?: number;
	default?: boolean;
	why: string;
}

const fields = healthPolicySchema.shape;

/** What the policy takes, in the units of the command */
const TAKEN = {
	window: 'Give a time from 1m to 30m.',
	minimumViews: 'Give a whole number from 20 to 1000000.',
	maximumRate: 'Give a percentage from 0 to 100.',
	margin: 'Give a percentage from 0 to 100.',
} satisfies Partial<Record<keyof HealthPolicy, string>>;

/** Reads a value and refuses what the policy does not take. */
function within(name: keyof typeof TAKEN, read: (text: string) => number) {
	return (text: string): number => {
		const parsed = fields[name].safeParse(read(text));
		if (parsed.success) return parsed.data as number;
		throw new InvalidArgumentError(TAKEN[name]);
	};
}

function changed(policy: HealthPolicy, options: Options): HealthPolicy {
	const { automatic, window, minimumViews, maximumRate, margin } = options;
	const named = { window, minimumViews, maximumRate, margin };
	const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
	return { ...policy, ...given, ...(automatic ? { automatic: automatic === 'on' } : {}) };
}

const lines = (remote: string, policy: HealthPolicy) => [`${remote} is ${policyText(policy)}.`];

/** Reads or changes when a version is taken back by itself. */
export function policyCommand(): Command {
	const rate = (name: keyof typeof TAKEN) => within(name, (text) => asShare(text) / 100);
	return command(
		'policy',
		'When a version of a remote is taken back by itself; without options, what holds now.',
	)
		.addArgument(remoteArgument())
		.addOption(new Option('--automatic <on|off>', 'take versions back by itself').choices(['on', 'off']))
		.option(
			'--window <time>',
			'how long figures are judged together, 1m to 30m',
			within('window', asDuration),
		)
		.option('--minimum-views <count>', 'fewer are not judged', within('minimumViews', Number))
		.option('--maximum-rate <percent>', 'share of views that may fail', rate('maximumRate'))
		.option('--margin <percent>', 'how many more may fail than in the version before', rate('margin'))
		.option('--default', 'back to what holds for every remote')
		.option('--why <reason>', 'for the log', '')
		.action(async (remote: string, options: Options) => {
			const { channel, why } = options;
			const store = await storeWith(remote, channel);
			const { log } = store;
			const own = requireRemote((await log.newest(channel)).state, remote);
			const before = policyOf(own);
			const policy = changed(options.default ? DEFAULT_POLICY : before, options);
			if (!options.default && JSON.stringify(policy) === JSON.stringify(before))
				return print(options, { remote, channel, policy }, lines(remote, policy));
			const entry = await asCaller(store, { action: 'policy', remote, channel }, (who) =>
				setPolicy(log, { channel, remote, who, why }, policy),
			);
			print(options, { remote, channel, policy, revision: entry.revision }, [
				...lines(remote, policy),
				...setAsideLines(entry),
			]);
		});
}
