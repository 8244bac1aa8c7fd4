import type { ProjectSummary } from '@estate/shared-contract';

const MOST = 3;

/** Projects with something left that a visitor may like as well: of the same city first, then of the same type, then near in price. */
export function similarProjects(
	{ ID, City, WebID, PriceMin = 0 }: ProjectSummary,
	all: readonly ProjectSummary[],
): ProjectSummary[] {
	const unlikeness = (other: ProjectSummary) => [
		Number(other.City !== City),
		Number(other.WebID !== WebID),
		Math.abs((other.PriceMin ?? 0) - PriceMin),
	];
	return all
		.filter((other) => other.ID !== ID && other.State === 'available')
		.map((other) => ({ other, rank: unlikeness(other) }))
		.sort((one, two) => {
			const differing = one.rank.findIndex((value, index) => value !== two.rank[index]);
			return (one.rank[differing] ?? 0) - (two.rank[differing] ?? 0);
		})
		.slice(0, MOST)
		.map(({ other }) => other);
}
