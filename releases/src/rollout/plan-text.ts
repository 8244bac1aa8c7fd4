import type { Canary } from '@estate/shared-contract';

function lasting(milliseconds: number): string {
	const minutes = milliseconds / 60_000;
	if (!Number.isInteger(minutes)) return `${milliseconds / 1_000} s`;
	return minutes >= 120 && minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`;
}

/**
 * How a rollout goes on, for people: `5 %, then 25, 50 and 100 %, each for 30 min`; `of` follows the share of now, such as
 * ` of the visitors`.
 */
export function planText({ traffic, plan }: Pick<Canary, 'traffic' | 'plan'>, of = ''): string {
	const now = `${traffic} %${of}`;
	if (!plan) return now;
	if (plan.kind === 'linear') return `${now}, growing evenly to 100 % within ${lasting(plan.duration)}`;
	const later = plan.steps.filter((step) => step > traffic && step < 100);
	return later.length > 0
		? `${now}, then ${later.join(', ')} and 100 %, each for ${lasting(plan.every)}`
		: `${now} for ${lasting(plan.every)}, then 100 %`;
}
