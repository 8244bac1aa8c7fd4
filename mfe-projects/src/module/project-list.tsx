import { useHost, useText } from '@estate/remote-kit';
import { CardsModuleHead, EmptyState, IconBuildingCommunity, LinkButton } from '@estate/shared-ui';
import { ProjectCards } from '../project/project-cards.tsx';
import type { ProjectListData } from './load-project-list.ts';

/** Projects on a page of the agency's own. */
export function ProjectList({ projects, heading, intro, headingLevel, columns, hasMore }: ProjectListData) {
	const text = useText();
	const { href } = useHost();
	const title = heading || text('section');
	return (
		<section>
			<CardsModuleHead title={title} intro={intro} headingLevel={headingLevel}>
				{hasMore && (
					<LinkButton href={href('projects.list')} variant="outline">
						{text('module.all')}
					</LinkButton>
				)}
			</CardsModuleHead>
			{projects.length === 0 ? (
				<EmptyState icon={IconBuildingCommunity} headingLevel={3} title={text('ui.empty.projects')}>
					{text('list.none')}
				</EmptyState>
			) : (
				<ProjectCards projects={projects} columns={columns} label={title} />
			)}
		</section>
	);
}
