import { useText } from '@estate/remote-kit';
import type { ProjectSummary } from '@estate/shared-contract';
import { EmptyState, IconBuildingCommunity } from '@estate/shared-ui';
import { ProjectCards } from '../project/project-cards.tsx';

const IN_A_ROW = 3;

/** All new-build projects. */
export function ProjectsPage({ projects }: { projects: readonly ProjectSummary[] }) {
	const text = useText();
	if (projects.length === 0)
		return (
			<EmptyState icon={IconBuildingCommunity} title={text('ui.empty.projects')}>
				{text('list.none')}
			</EmptyState>
		);
	return (
		<ProjectCards
			projects={projects}
			columns={IN_A_ROW}
			label={text('section')}
			headingLevel={2}
			firstView={IN_A_ROW}
		/>
	);
}
