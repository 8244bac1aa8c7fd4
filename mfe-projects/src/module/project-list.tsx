import { useHost, useText } from '@estate/remote-kit';
import { EmptyState, IconBuildingCommunity, LinkButton, Section } from '@estate/shared-ui';
import { ProjectCards } from '../project/project-cards.tsx';
import type { ProjectListData } from './load-project-list.ts';

/** Projects on a page of the agency's own. */
export function ProjectList({ projects, heading, intro, headingLevel, columns, hasMore }: ProjectListData) {
	const text = useText();
	const { href } = useHost();
	const title = heading || text('section');
	return (
		<Section
			title={title}
			headingLevel={headingLevel > 2 ? 3 : 2}
			intro={intro || undefined}
			action={
				hasMore && (
					<LinkButton href={href('projects.list')} variant="outline">
						{text('module.all')}
					</LinkButton>
				)
			}
		>
			{projects.length === 0 ? (
				<EmptyState icon={IconBuildingCommunity} headingLevel={3} title={text('ui.empty.projects')}>
					{text('list.none')}
				</EmptyState>
			) : (
				<ProjectCards projects={projects} columns={columns} label={title} />
			)}
		</Section>
	);
}
