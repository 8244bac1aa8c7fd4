import type { ProjectDetail, ProjectSummary } from '@estate/shared-contract';
import type { ShownNeighbourhood } from '@estate/shared-ui';
import type { UnknownView } from '../unknown/unknown-result.ts';

/** What a project's address shows. */
export type DetailView =
	| {
			view: 'project';
			project: Omit<ProjectDetail, 'Neighbourhood'>;
			/** Absolute address of the page, for what leaves it */
			url: string;
			neighbourhood?: ShownNeighbourhood;
			similar: ProjectSummary[];
	  }
	| UnknownView;
