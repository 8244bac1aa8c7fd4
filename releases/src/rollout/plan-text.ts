import type { Canary } from '@estate/shared-contract';

const minutes = (milliseconds: number) => `${milliseconds / 60_000} min`;

/** How a rollout goes on, for people: `5 %, then 25, 50 and 100 %, each for 30 min`. */
export function planText({ traffic, plan }: Pick<Canary, 'traffic' | 'plan'>): string {
	if (plan?.kind === 'linear') return `${traffic} %, growing evenly for ${minutes(plan.duration)}`;
	if (plan) return `${traffic} %, then ${plan.steps.join(', ')} and 100 %, each for ${minutes(plan.every)}`;
	return `${traffic} %`;
}
