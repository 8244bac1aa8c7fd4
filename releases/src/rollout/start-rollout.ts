import type { Canary } from '@estate/shared-contract';
import type { RolloutRequest } from './rollout-request.ts';

/** Share and plan of a rollout that starts now. */
export function startRollout(wish: RolloutRequest, now = new Date()): Pick<Canary, 'traffic' | 'plan'> {
	const startedAt = now.toISOString();
	if (wish.kind === 'share') return { traffic: wish.traffic };
	if (wish.kind === 'linear') return { traffic: wish.from, plan: { ...wish, startedAt } };
	return { traffic: wish.steps[0] ?? 0, plan: { ...wish, startedAt } };
}
