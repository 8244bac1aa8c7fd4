import { useHost, useText } from '@estate/remote-kit';
import type { ProjectDetail } from '@estate/shared-contract';
import { addressLine, formatMonth } from '@estate/shared-i18n';
import { Badge, FactList, IconBuilding, IconCalendar, IconHome, RichText } from '@estate/shared-ui';
import { priceOfProject } from '../project/project-price.ts';
import { ProjectContact } from './project-contact.tsx';
import classes from './project-page.module.css';
import { ProjectPictures } from './project-pictures.tsx';
import { ShareSold } from './share-sold.tsx';
import { UnitTable } from './unit-table.tsx';

/** A new-build project: what it is, what it costs, how much is left, and its units. */
export function ProjectPage({ project }: { project: ProjectDetail }) {
	const text = useText();
	const { language, site } = useHost();
	const delivery = project.Delivery && formatMonth(project.Delivery, language);
	const facts = [
		{ label: text('detail.types'), value: project.WebIDName, icon: IconHome },
		{ label: text('detail.units'), value: project.UnitCount, icon: IconBuilding },
		...(delivery ? [{ label: text('detail.delivery'), value: delivery, icon: IconCalendar }] : []),
	];
	return (
		<article>
			<ProjectPictures name={project.Name} pictures={project.Pictures} />
			<header className={classes.head}>
				<div>
					{project.State === 'sold-out' && <Badge tone="brand">{text('ui.states.sold-out')}</Badge>}
					<h1 className={classes.title} tabIndex={-1}>
						{project.Name}
					</h1>
					<p className={classes.place}>{addressLine(project, text, site.citySpellings)}</p>
				</div>
				<div className={classes.cost}>
					<p className={classes.label}>{text('detail.price')}</p>
					<p className={classes.price}>{priceOfProject(project, text, language)}</p>
				</div>
			</header>
			<FactList look="strip" facts={facts} />
			<div className={classes.columns}>
				<div className={classes.main}>
					<section className={classes.section} aria-labelledby="about-title">
						<h2 className={classes.sectionTitle} id="about-title">
							{text('detail.about')}
						</h2>
						<RichText html={project.Description} />
					</section>
				</div>
				<div className={classes.side}>
					<ShareSold sold={project.UnitsSold} total={project.UnitCount} />
					<ProjectContact project={project} />
				</div>
			</div>
			{project.Units.length > 0 && (
				<section className={classes.units} aria-labelledby="units-title">
					<h2 className={classes.sectionTitle} id="units-title">
						{text('detail.units')}
					</h2>
					<UnitTable units={project.Units} />
				</section>
			)}
		</article>
	);
}
