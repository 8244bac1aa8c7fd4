import { useHost, useLocation, useText } from '@estate/remote-kit';
import { EmptyState, IconBuildingCommunity, Pagination } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { ProjectCards } from '../project/project-cards.tsx';
import type { ProjectsData } from './load-projects.ts';
import { ProjectBar } from './project-bar.tsx';
import { ProjectFilters } from './project-filters.tsx';
import { type ListAddress, listAddress, readListAddress } from './project-list-address.ts';
import { ProjectsMap } from './projects-map.tsx';
import classes from './projects-page.module.css';

/** website.md §9 "Lists" */
const IN_A_ROW = 4;

function NoProjects({ data, address }: { data: ProjectsData; address: ListAddress }) {
	const text = useText();
	const { href } = useHost();
	const list = href('projects.list');
	if (data.total > 0)
		return (
			<p>
				<Link to={listAddress(list, address, {})}>{text('list.lastPage')}</Link>
			</p>
		);
	// There are projects, only none for this choice.
	if (address.isFiltered) return <EmptyState icon={IconBuildingCommunity} title={text('list.nothing')} />;
	return (
		<EmptyState icon={IconBuildingCommunity} title={text('ui.empty.projects')}>
			{text('list.none')}
		</EmptyState>
	);
}

/** New-build projects: filters, orders, the cards or the map, the pages. */
export function ProjectsPage({ data }: { data: ProjectsData }) {
	const text = useText();
	const { href } = useHost();
	const address = readListAddress(useLocation().search);
	const { dropped } = address;
	const { projects, choices, unknownCities, page, pageCount, total } = data;
	return (
		<>
			{choices && (total > 0 || address.isFiltered) && <ProjectFilters address={address} choices={choices} />}
			{dropped.length > 0 && (
				<p className={classes.message} role="status">
					{text('list.ignored', { values: dropped.map((value) => `“${value}”`).join(', ') })}
				</p>
			)}
			{unknownCities.length > 0 && (
				<p className={classes.message} role="status">
					{text('list.unknownPlace', { places: unknownCities.join(', ') })}
				</p>
			)}
			{choices && total > 0 && <ProjectBar address={address} total={total} />}
			{address.isMap && total > 0 && <ProjectsMap data={data} address={address} />}
			{projects.length === 0 ? (
				<NoProjects data={data} address={address} />
			) : (
				<ProjectCards
					projects={projects}
					columns={IN_A_ROW}
					label={text('section')}
					headingLevel={2}
					firstView={IN_A_ROW}
				/>
			)}
			{projects.length > 0 && pageCount > 1 && (
				<div className={classes.pages}>
					<Pagination
						page={page}
						pageCount={pageCount}
						total={total}
						hrefOf={(to) => listAddress(href('projects.list'), address, { page: to > 1 ? String(to) : '' })}
					/>
				</div>
			)}
		</>
	);
}
