import { useHost, useText } from '@estate/remote-kit';
import type { ProjectSummary, UnitSummary } from '@estate/shared-contract';
import { CardGrid, LinkButton, PropertyFacts } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { projectHref } from '../project/project-address.ts';
import { hasMoreOnTop } from '../project/project-price.ts';
import { unitHref } from '../unit-table/unit-address.ts';
import { unitPrice } from '../unit-table/unit-price.ts';
import { UnitState } from '../unit-table/unit-state.tsx';
import { shownPrice } from '../unit-table/unit-view.ts';
import { UNITS_ID } from '../unit-table/use-unit-view.ts';
import classes from './other-units.module.css';

interface Props {
	units: readonly UnitSummary[];
	project: ProjectSummary;
}

/** Other units of the project that are still to be had, and the way back to all of them. */
export function OtherUnits({ units, project }: Props) {
	const text = useText();
	const { href, language } = useHost();
	return (
		<section className={classes.others} aria-labelledby="others-title">
			<div className={classes.head}>
				<h2 className={classes.title} id="others-title">
					{text(units.length > 0 ? 'unit.others' : 'unit.noOthers', { project: project.Name })}
				</h2>
				<LinkButton href={`${projectHref(project, href, language)}#${UNITS_ID}`} variant="outline">
					{text('unit.back')}
				</LinkButton>
			</div>
			{hasMoreOnTop(project, units.map(shownPrice)) && (
				<p className={classes.onTop}>{text('offer.allOnTop')}</p>
			)}
			{units.length > 0 && (
				<CardGrid columns={4}>
					{units.map((unit) => (
						<article key={unit.ID} className={classes.card}>
							<p className={classes.price}>{unitPrice(unit, text, language)}</p>
							<h3 className={classes.name}>
								<Link className={classes.link} to={unitHref(unit, project, href, language)}>
									{unit.Name}
								</Link>
							</h3>
							<PropertyFacts property={unit} />
							{unit.State === 'option' && <UnitState state="option" />}
						</article>
					))}
				</CardGrid>
			)}
		</section>
	);
}
