import type { ProjectDetail, ProjectSummary } from '@estate/shared-contract';

/** What a project's address shows. */
export type DetailView =
	| { view: 'project'; project: ProjectDetail }
	| { view: 'unknown'; others: ProjectSummary[] };
