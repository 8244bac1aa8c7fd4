import { useHost, useText } from '@estate/remote-kit';
import { GOAL, type UnitDetail } from '@estate/shared-contract';
import { formatArea, placeLine } from '@estate/shared-i18n';
import {
	EnergyScale,
	FactList,
	FloodScores,
	IconBed,
	IconRuler2,
	IconStairs,
	IconSun,
	PictureLink,
	RichText,
} from '@estate/shared-ui';
import { CostsSection } from '@estate/shared-ui/costs';
import { Link } from '@estate/shared-ui/router';
import { PageLayout } from '../page-layout/page-layout.tsx';
import { PageSection } from '../page-layout/page-section.tsx';
import { projectHref } from '../project/project-address.ts';
import { hasMoreOnTop } from '../project/project-price.ts';
import { floorName } from '../unit-table/unit-floor.ts';
import { unitPrice } from '../unit-table/unit-price.ts';
import { UnitState } from '../unit-table/unit-state.tsx';
import { shownPrice } from '../unit-table/unit-view.ts';
import { KeepUnit } from './keep-unit.tsx';
import { OtherUnits } from './other-units.tsx';
import { purchaseOfUnit } from './purchase-of-unit.ts';
import { unitFactGroups, unitFloodScores } from './unit-facts.ts';
import classes from './unit-page.module.css';
import { UnitTray } from './unit-tray.tsx';

/** A unit of a project: its plan, its facts, what it costs, and the others. */
export function UnitPage({ Unit, Facts, Project, Contact, Others, url }: UnitDetail & { url: string }) {
	const text = useText();
	const { href, language, site } = useHost();
	const { Description = '', Pictures = [] } = Facts;
	const isOffered = Unit.State !== 'sold';
	const takesOffers = Unit.State === 'available' && Project.Goal === GOAL.sale;
	const plans = Pictures.filter(({ Kind }) => Kind === 'plan');
	const toProject = projectHref(Project, href, language);
	const area = (value: number | undefined) => (value ? formatArea(value, language) : undefined);
	const strip = [
		{
			label: text('units.columns.floor'),
			value: Unit.Floor === undefined ? undefined : floorName(Unit.Floor, text),
			icon: IconStairs,
		},
		{ label: text('units.columns.bedrooms'), value: Unit.Bedrooms, icon: IconBed },
		{ label: text('units.columns.area'), value: area(Unit.SurfaceLiving), icon: IconRuler2 },
		{ label: text('units.columns.terrace'), value: area(Unit.SurfaceTerrace), icon: IconSun },
	].filter(({ value }) => value !== undefined);
	const groups = unitFactGroups({ ...Facts, State: Unit.State }, text, language);
	const purchase = purchaseOfUnit({ Unit, Facts, Project });
	const scores = unitFloodScores(Facts, text);
	const contents = [
		{ id: 'about', title: text('unit.about') },
		...(plans.length > 0 ? [{ id: 'plan', title: text('unit.plan') }] : []),
		...groups.map(({ name }) => ({ id: name, title: text(`unit.groups.${name}`) })),
		...(purchase ? [{ id: 'costs', title: text('costs.short') }] : []),
	];
	return (
		<PageLayout
			name={Unit.Name}
			pictured={`${Unit.Name}, ${Project.Name}`}
			pictures={Pictures}
			url={url}
			keep={isOffered && <KeepUnit unitId={Unit.ID} />}
			badge={<UnitState state={Unit.State} />}
			place={
				<>
					<Link to={toProject}>{Project.Name}</Link>, {placeLine(Project, site.citySpellings)}
				</>
			}
			priceLabel={text('units.columns.price')}
			price={unitPrice(Unit, text, language)}
			hasMoreOnTop={hasMoreOnTop(Project, [shownPrice(Unit)])}
			facts={strip}
			contents={contents}
			contact={{ person: Contact, projectId: Project.ID, unitId: Unit.ID, isOffered, takesOffers }}
			after={
				<>
					<OtherUnits units={Others} project={Project} />
					<UnitTray />
				</>
			}
		>
			<PageSection id="about" title={text('unit.about')}>
				<RichText html={Description} />
			</PageSection>
			{plans.length > 0 && (
				<PageSection id="plan" title={text('unit.plan')}>
					{plans.map((plan) => (
						<div key={plan.ID} className={classes.plan}>
							<PictureLink picture={plan} sizes="(min-width: 961px) 880px, 100vw" />
						</div>
					))}
				</PageSection>
			)}
			{groups.map(({ name, facts }) => (
				<PageSection key={name} id={name} title={text(`unit.groups.${name}`)}>
					{name === 'building' && (
						<EnergyScale property={{ ...Facts, CountryID: Project.CountryID, Zip: Project.Zip }} />
					)}
					<FactList look="columns" facts={facts} />
					{name === 'planning' && scores.length > 0 && (
						<FloodScores
							title={text('unit.flood.title')}
							explanation={text('unit.flood.explain')}
							warning={text('unit.flood.warning')}
							scores={scores}
						/>
					)}
				</PageSection>
			))}
			{purchase && <CostsSection {...purchase} words={text} />}
		</PageLayout>
	);
}
