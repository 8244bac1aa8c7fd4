import { useHost, useText } from '@estate/remote-kit';
import type { ProjectDetail } from '@estate/shared-contract';
import { Link } from '@estate/shared-ui/router';
import { useMemo } from 'react';
import { PageSection } from '../page-layout/page-section.tsx';
import { projectHref } from '../project/project-address.ts';
import { searchedWords } from './searched-words.ts';
import { UnitFilters } from './unit-filters.tsx';
import { UnitTable } from './unit-table.tsx';
import { unitChoices, unitsInView } from './unit-view.ts';
import classes from './units-section.module.css';
import { UNITS_ID, useUnitView } from './use-unit-view.ts';

/** The units of a project, to be sorted and chosen among. */
export function UnitsSection({
	project,
}: {
	project: Pick<ProjectDetail, 'ID' | 'Goal' | 'Slugs' | 'Units'>;
}) {
	const text = useText();
	const { href, language } = useHost();
	const choices = useMemo(() => unitChoices(project.Units), [project.Units]);
	const { view, linkTo } = useUnitView(projectHref(project, href, language), choices);
	const units = unitsInView(project.Units, view, language);
	const searched = searchedWords(view, choices, text, language);
	return (
		<PageSection
			id={UNITS_ID}
			title={text('units.title')}
			beside={
				<p className={classes.count} role="status">
					{text('units.shown', { count: units.length, total: project.Units.length })}
				</p>
			}
		>
			<div className={classes.units}>
				<UnitFilters choices={choices} view={view} linkTo={linkTo} />
				{(searched || units.length === 0) && (
					<p className={classes.selection}>
						{units.length === 0 && <span>{text('units.none')}</span>}
						{searched && <span>{text('units.searched', { filters: searched })}</span>}
						<Link {...linkTo({})} replace keepScroll>
							{text('units.reset')}
						</Link>
					</p>
				)}
				{units.length > 0 && (
					<UnitTable project={project} units={units} floors={choices.floors} view={view} linkTo={linkTo} />
				)}
			</div>
		</PageSection>
	);
}
