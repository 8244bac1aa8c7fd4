import { useHost } from '@estate/remote-kit';
import type { ProjectSummary } from '@estate/shared-contract';
import { CardGrid, ProjectCard } from '@estate/shared-ui';
import { projectHref } from './project-address.ts';

interface Props {
	projects: readonly ProjectSummary[];
	/** Most in a row */
	columns: number;
	label: string;
	headingLevel?: 2 | 3;
	/** Cards whose pictures are in the page's first view */
	firstView?: number;
}

/** Projects side by side, each leading to its own page. */
export function ProjectCards({ projects, columns, label, headingLevel = 3, firstView = 0 }: Props) {
	const { href, language, site } = useHost();
	return (
		<CardGrid columns={columns} label={label}>
			{projects.map((project, index) => (
				<ProjectCard
					key={project.ID}
					project={project}
					href={projectHref(project, href, language)}
					headingLevel={headingLevel}
					priority={index < firstView}
					site={site}
				/>
			))}
		</CardGrid>
	);
}
