import type { Canary } from '@estate/shared-contract';
import { type Command, InvalidArgumentError } from 'commander';
import { asDuration } from './durations.ts';

export interface RolloutOptions {
	over?: number;
	steps?: number[];
	every?: number;
}

const SHARE = /^\d{1,3}(\.\d{1,2})?$/;

/** Percent of the visitors, up to two decimals. */
export function asShare(text: string): number {
	const share = Number(text);
	if (SHARE.test(text) && share <= 100) return share;
	throw new InvalidArgumentError('Give a share from 0 to 100 percent, such as 10.');
}

function asSteps(text: string): number[] {
	const steps = text.split(',').map(asShare);
	if (steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0))) return steps;
	throw new InvalidArgumentError('Each step is larger than the one before, such as 5,25,50.');
}

/** Adds the options by which a share grows by itself. */
export function withRolloutOptions(command: Command): Command {
	return command
		.option('--over <time>', 'grow evenly to everybody in this time, such as 2h', asDuration)
		.option('--steps <shares>', 'grow by these shares, then to everybody, such as 5,25,50', asSteps)
		.option('--every <time>', 'how long each step lasts; 15m unless told', asDuration);
}

/** Share and plan of a rollout that starts now. A wrong mix of options ends the command with exit code 2. */
export function rolloutOf(
	command: Command,
	share: number | undefined,
	{ over, steps, every }: RolloutOptions,
	now = new Date(),
): Pick<Canary, 'traffic' | 'plan'> | undefined {
	if (over && steps) command.error('error: --over and --steps exclude each other.');
	if (every && !steps) command.error('error: --every belongs to --steps.');
	const startedAt = now.toISOString();
	if (steps) {
		if (share !== undefined && share !== steps[0])
			command.error(`error: the first of --steps is ${steps[0]}; leave the share out.`);
		return { traffic: steps[0] ?? 0, plan: { kind: 'step', steps, every: every ?? 15 * 60_000, startedAt } };
	}
	if (over) {
		const from = share ?? 0;
		return { traffic: from, plan: { kind: 'linear', from, duration: over, startedAt } };
	}
	return share === undefined ? undefined : { traffic: share };
}

/** How a rollout goes on, for people. */
export function planText({ traffic, plan }: Pick<Canary, 'traffic' | 'plan'>): string {
	if (plan?.kind === 'linear') return `${traffic} %, growing evenly for ${plan.duration / 60_000} min`;
	if (plan)
		return `${traffic} %, then ${plan.steps.join(', ')} and 100 %, each for ${plan.every / 60_000} min`;
	return `${traffic} %`;
}
