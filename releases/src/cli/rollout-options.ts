import { type Command, InvalidArgumentError } from 'commander';
import { type RolloutRequest, STEP_LASTS_MS, stepsSchema } from '../rollout/rollout-request.ts';
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
	const steps = stepsSchema.safeParse(text.split(',').map(asShare));
	if (steps.success) return steps.data;
	throw new InvalidArgumentError(steps.error.issues[0]?.message ?? '');
}

/** Adds the options by which a share grows by itself. */
export function withRolloutOptions(command: Command): Command {
	return command
		.option('--over <time>', 'grow evenly to everybody in this time, such as 2h', asDuration)
		.option('--steps <shares>', 'grow by these shares, then to everybody, such as 5,25,50', asSteps)
		.option('--every <time>', 'how long each step lasts; 15m by default', asDuration);
}

/** The rollout that the options ask for; undefined where none does. A wrong mix of them ends the command with exit code 2. */
export function rolloutOf(
	command: Command,
	share: number | undefined,
	{ over, steps, every }: RolloutOptions,
): RolloutRequest | undefined {
	if (over && steps) command.error('error: --over and --steps exclude each other.');
	if (every && !steps) command.error('error: --every belongs to --steps.');
	if (steps) {
		if (share !== undefined && share !== steps[0])
			command.error(`error: the first of --steps is ${steps[0]}; leave the share out.`);
		return { kind: 'step', steps, every: every ?? STEP_LASTS_MS };
	}
	if (over) return { kind: 'linear', from: share ?? 0, duration: over };
	return share === undefined ? undefined : { kind: 'share', traffic: share };
}
