import type { ProjectSummary } from '@estate/shared-contract';
import classes from './more-projects.module.css';
import { ProjectCards } from './project-cards.tsx';

/** Other projects below a heading. Nothing at all where there are none. */
export function MoreProjects({ title, projects }: { title: string; projects: readonly ProjectSummary[] }) {
	if (projects.length === 0) return null;
	return (
		<section className={classes.more} aria-labelledby="more-title">
			<h2 className={classes.title} id="more-title">
				{title}
			</h2>
			<ProjectCards projects={projects} columns={3} label={title} />
		</section>
	);
}
