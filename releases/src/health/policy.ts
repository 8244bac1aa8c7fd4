import type { HealthPolicy, RemoteState } from '@estate/shared-contract';

/** What holds for a remote without a policy of its own. */
export const DEFAULT_POLICY: HealthPolicy = {
	automatic: true,
	window: 30 * 60_000,
	minimumViews: 100,
	maximumRate: 0.05,
	margin: 0.01,
};

export const policyOf = ({ policy }: Pick<RemoteState, 'policy'>): HealthPolicy => policy ?? DEFAULT_POLICY;
