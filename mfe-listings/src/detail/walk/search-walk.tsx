import { useHost, useText } from '@estate/remote-kit';
import { type PropertySummary, withoutBadge } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { Icon, IconArrowLeft, IconChevronLeft, IconChevronRight } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { listHref, routeOfList } from '../../property/list-address.ts';
import { propertyHref } from '../../property/property-address.ts';
import { viewInAddress } from '../../results/list-view.ts';
import classes from './search-walk.module.css';
import { useWalk } from './use-walk.ts';

interface NeighbourProps {
	property: PropertySummary | undefined;
	rel: 'prev' | 'next';
}

function Neighbour({ property, rel }: NeighbourProps) {
	const text = useText();
	const { href, language } = useHost();
	const icon = <Icon of={rel === 'prev' ? IconChevronLeft : IconChevronRight} />;
	if (!property) return <span className={classes.none}>{icon}</span>;
	const name = text(`detail.walk.${rel}`, { title: withoutBadge(property.TypeDescription) });
	return (
		<Link
			className={classes.neighbour}
			to={propertyHref(property, href, language)}
			rel={rel}
			aria-label={name}
		>
			{icon}
		</Link>
	);
}

/** Back to the results, and the properties before and after this one in the visitor's search. Without one: to the whole list. */
export function SearchWalk({ property }: { property: Pick<PropertySummary, 'ID' | 'Goal'> }) {
	const text = useText();
	const { href, language } = useHost();
	const walk = useWalk(property);
	const list = walk
		? listHref(walk.search, href, viewInAddress(walk.view))
		: href(routeOfList(property.Goal));
	const all = text(property.Goal === 1 ? 'detail.toRent' : 'detail.toSale');
	return (
		<nav className={classes.walk} aria-label={text('detail.walk.label')}>
			<Link className={classes.back} to={list}>
				<Icon of={IconArrowLeft} size={18} />
				{walk ? text('detail.walk.back') : all}
			</Link>
			{walk?.position && (
				<p className={classes.steps}>
					<Neighbour property={walk.previous} rel="prev" />
					<span>
						{text('detail.walk.position', {
							index: formatNumber(walk.position.index, language),
							total: formatNumber(walk.position.total, language),
						})}
					</span>
					<Neighbour property={walk.next} rel="next" />
				</p>
			)}
		</nav>
	);
}
