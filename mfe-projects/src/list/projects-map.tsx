import { useHost, useText } from '@estate/remote-kit';
import type { MapBounds } from '@estate/shared-contract';
import { writeBounds } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import { MapPlace } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { useMemo, useState } from 'react';
import { projectHref } from '../project/project-address.ts';
import type { ProjectsData } from './load-projects.ts';
import { type ListAddress, listAddress } from './project-list-address.ts';
import classes from './projects-map.module.css';

/** The projects that were found on the map; the ones of a chosen pin are named over it. */
export function ProjectsMap({ data, address }: { data: ProjectsData; address: ListAddress }) {
	const text = useText();
	const { href, language, navigate, site } = useHost();
	const [selected, setSelected] = useState<readonly number[]>([]);
	const { points, circleRadius, projects } = data;
	const content = useMemo(
		() => ({
			mapType: 'search' as const,
			properties: points,
			messageInfo: { circleRadius: circleRadius || 1 },
			marqueeIgnoreList: site.marqueeIgnoreList,
		}),
		[points, circleRadius, site.marqueeIgnoreList],
	);
	const chosen = projects.filter(({ ID }) => selected.includes(ID));
	/** The part of the map takes the place of the town that was named. */
	function searchArea(bounds: MapBounds): void {
		const to = listAddress(href('projects.list'), address, { city: '', bounds: writeBounds(bounds) });
		navigate(to, { keepScroll: true });
	}
	return (
		<MapPlace
			isAsked
			className={classes.map}
			title={text('list.map.title')}
			without={text('list.map.without')}
			content={content}
			onSelect={setSelected}
			onSearchArea={searchArea}
		>
			{chosen.length > 0 && (
				<ul className={classes.chosen} aria-label={text('list.map.chosen')}>
					{chosen.map((project) => (
						<li key={project.ID}>
							<Link to={projectHref(project, href, language)}>{project.Name}</Link>
							{project.PriceMin !== undefined && (
								<span>
									{' '}
									{text('ui.price.startingFrom', { price: formatPrice(project.PriceMin, language) })}
								</span>
							)}
						</li>
					))}
				</ul>
			)}
		</MapPlace>
	);
}
