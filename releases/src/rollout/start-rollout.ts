import type { Canary } from '@estate/shared-contract';
import type { RolloutRequest } from './rollout-request.ts';

/** Share and plan of a rollout that starts now. */
export function startRollout(request: RolloutRequest, now = new Date()): Pick<Canary, 'traffic' | 'plan'> {
	const startedAt = now.toISOString();
	if (request.kind === 'share') return { traffic: request.traffic };
	if (request.kind === 'linear') return { traffic: request.from, plan: { ...request, startedAt } };
	return { traffic: request.steps[0] ?? 0, plan: { ...request, startedAt } };
}
