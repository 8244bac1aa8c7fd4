import { useHost, useText } from '@estate/remote-kit';
import type { ProjectSummary } from '@estate/shared-contract';
import { LinkButton } from '@estate/shared-ui';
import { ProjectCards } from '../project/project-cards.tsx';
import classes from './unknown-project.module.css';

/** No project has this number: says so, and shows those that there are. */
export function UnknownProject({ others }: { others: readonly ProjectSummary[] }) {
	const text = useText();
	const { href } = useHost();
	return (
		<article>
			<h1 className={classes.title} tabIndex={-1}>
				{text('unknown.title')}
			</h1>
			<p className={classes.text}>{text('unknown.text')}</p>
			<LinkButton href={href('projects.list')}>{text('module.all')}</LinkButton>
			{others.length > 0 && (
				<div className={classes.others}>
					<ProjectCards projects={others} columns={3} label={text('section')} headingLevel={2} />
				</div>
			)}
		</article>
	);
}
