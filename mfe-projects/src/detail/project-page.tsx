import { useHost, useText } from '@estate/remote-kit';
import { unitsAvailable } from '@estate/shared-contract';
import { addressLine, formatMonth } from '@estate/shared-i18n';
import {
	Badge,
	hasPlaceOnMap,
	IconBuilding,
	IconCalendar,
	IconHome,
	MOSAIC_SIZE,
	MorePictures,
	NeighbourhoodSection,
	RichText,
} from '@estate/shared-ui';
import { DocumentsSection } from '../contact/documents-section.tsx';
import { PageLayout } from '../page-layout/page-layout.tsx';
import { PageSection } from '../page-layout/page-section.tsx';
import { MoreProjects } from '../project/more-projects.tsx';
import { hasMoreOnTop, priceOfProject } from '../project/project-price.ts';
import { UnitsSection } from '../unit-table/units-section.tsx';
import { UNITS_ID } from '../unit-table/use-unit-view.ts';
import type { DetailView } from './detail-view.ts';
import { LocationSection } from './location-section.tsx';
import { ShareSold } from './share-sold.tsx';
import { SoldOutMessage } from './sold-out-message.tsx';

/** A new-build project: what it is, what it costs, how much is left, its units, and where it lies. */
export function ProjectPage({
	project,
	url,
	neighbourhood,
	similar,
}: Extract<DetailView, { view: 'project' }>) {
	const text = useText();
	const { language, site } = useHost();
	const { UnitCount, UnitsSold, Pictures } = project;
	const isSoldOut = project.State === 'sold-out';
	const delivery = project.Delivery && (formatMonth(project.Delivery, language) || project.Delivery);
	const others = <MoreProjects title={text('module.others')} projects={similar} />;
	const facts = [
		{ label: text('detail.types'), value: project.WebIDName, icon: IconHome },
		...(isSoldOut
			? []
			: [
					{
						label: text('detail.free'),
						value: text('detail.freeOf', { count: unitsAvailable(project), total: UnitCount }),
						icon: IconBuilding,
					},
				]),
		...(delivery ? [{ label: text('detail.delivery'), value: delivery, icon: IconCalendar }] : []),
	];
	const section = (id: string, key: string, isShown: boolean) => (isShown ? [{ id, title: text(key) }] : []);
	const contents = [
		...section('about', 'detail.about', true),
		...section(UNITS_ID, 'units.title', project.Units.length > 0),
		...section('location', 'location.title', hasPlaceOnMap(project)),
		...section('neighbourhood', 'offer.neighbourhood', neighbourhood !== undefined),
		...section('documents', 'documents.title', true),
	];
	return (
		<PageLayout
			name={project.Name}
			url={url}
			pictures={Pictures}
			badge={isSoldOut && <Badge tone="brand">{text('ui.states.sold-out')}</Badge>}
			place={addressLine(project, text, site.citySpellings)}
			priceLabel={text('detail.price')}
			price={priceOfProject(project, text, language)}
			hasMoreOnTop={hasMoreOnTop(project, [project.PriceMin, project.PriceMax])}
			facts={facts}
			notice={
				isSoldOut && (
					<>
						<SoldOutMessage total={UnitCount} />
						{others}
					</>
				)
			}
			contents={contents}
			contact={{ person: project.Contact, projectId: project.ID, isOffered: !isSoldOut }}
			after={!isSoldOut && others}
		>
			<PageSection id="about" title={text('detail.about')}>
				<RichText html={project.Description} />
				<ShareSold sold={UnitsSold} total={UnitCount} />
			</PageSection>
			{project.Units.length > 0 && <UnitsSection project={project} />}
			{hasPlaceOnMap(project) && <LocationSection project={project} neighbourhood={neighbourhood} />}
			{neighbourhood && <NeighbourhoodSection neighbourhood={neighbourhood} />}
			<DocumentsSection project={project} />
			{Pictures.length > MOSAIC_SIZE && (
				<PageSection id="photos" title={text('ui.gallery.more')}>
					<MorePictures />
				</PageSection>
			)}
		</PageLayout>
	);
}
