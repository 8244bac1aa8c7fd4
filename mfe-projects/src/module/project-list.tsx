import { useHost, useText } from '@estate/remote-kit';
import { EmptyState, IconBuildingCommunity, LinkButton } from '@estate/shared-ui';
import { ProjectCards } from '../project/project-cards.tsx';
import type { ProjectListData } from './load-project-list.ts';
import classes from './project-list.module.css';

/** Projects on a page of the agency's own. */
export function ProjectList({ projects, heading, intro, headingLevel, columns, hasMore }: ProjectListData) {
	const text = useText();
	const { href } = useHost();
	const title = heading || text('section');
	const Heading = headingLevel > 2 ? 'h3' : 'h2';
	return (
		<section>
			<div className={classes.head}>
				<div>
					<Heading className={classes.title}>{title}</Heading>
					{intro && <p className={classes.intro}>{intro}</p>}
				</div>
				{hasMore && (
					<LinkButton href={href('projects.list')} variant="outline">
						{text('module.all')}
					</LinkButton>
				)}
			</div>
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
