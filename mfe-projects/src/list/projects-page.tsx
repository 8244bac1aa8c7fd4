import { useText } from '@estate/remote-kit';
import type { ProjectSummary } from '@estate/shared-contract';
import { EmptyState, IconBuildingCommunity, Section } from '@estate/shared-ui';
import { ProjectCards } from '../project/project-cards.tsx';

const IN_A_ROW = 3;

/** All new-build projects. */
export function ProjectsPage({ projects }: { projects: readonly ProjectSummary[] }) {
	const text = useText();
	return (
		<Section>
			{projects.length === 0 ? (
				<EmptyState icon={IconBuildingCommunity} title={text('ui.empty.projects')}>
					{text('list.none')}
				</EmptyState>
			) : (
				<ProjectCards
					projects={projects}
					columns={IN_A_ROW}
					label={text('section')}
					headingLevel={2}
					firstView={IN_A_ROW}
				/>
			)}
		</Section>
	);
}
