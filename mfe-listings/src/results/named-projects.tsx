import { useHost, useText } from '@estate/remote-kit';
import { cityName } from '@estate/shared-i18n';
import { Badge } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { projectHref } from '../property/project-address.ts';
import classes from './named-projects.module.css';
import type { ResultsData } from './results-data.ts';

/** Projects that the text of the search names: who typed a project's name wants its page. */
export function NamedProjects({ projects }: Pick<ResultsData, 'projects'>) {
	const text = useText();
	const { language, site } = useHost();
	if (projects.length === 0) return null;
	return (
		<ul className={classes.projects}>
			{projects.map(({ ID, Name, City, State }) => (
				<li key={ID}>
					<Link to={projectHref(ID, language)}>
						{text('results.project', { name: Name, city: cityName(City, site.citySpellings) })}
					</Link>
					{State === 'sold-out' && (
						<>
							{' '}
							<Badge tone="brand">{text('ui.states.sold-out')}</Badge>
						</>
					)}
				</li>
			))}
		</ul>
	);
}
