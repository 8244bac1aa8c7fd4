import type { ProjectSummary } from '@estate/shared-contract';

/** Projects with something left to buy come first; among them the order of the agency stays. */
export function availableFirst(projects: readonly ProjectSummary[]): ProjectSummary[] {
	const rank = ({ State }: ProjectSummary) => (State === 'sold-out' ? 1 : 0);
	return [...projects].sort((one, other) => rank(one) - rank(other));
}
