import type { Canary, RolloutPlan } from '@estate/shared-contract';

/** Percent that a plan wants at a time (milliseconds since 1970); `everybody` when it is through. */
export function plannedShare(plan: RolloutPlan, now: number): number | 'everybody' {
	const passed = Math.max(0, now - Date.parse(plan.startedAt));
	if (plan.kind === 'step') return plan.steps[Math.floor(passed / plan.every)] ?? 'everybody';
	if (passed >= plan.duration) return 'everybody';
	return Math.floor(plan.from + ((100 - plan.from) * passed) / plan.duration);
}

/** The step that is due for a canary; undefined when it is where it should be. A share never shrinks by itself. */
export function dueStep({ traffic, plan }: Canary, now: number): number | 'everybody' | undefined {
	if (!plan) return undefined;
	const wanted = plannedShare(plan, now);
	return wanted === 'everybody' || wanted > traffic ? wanted : undefined;
}
