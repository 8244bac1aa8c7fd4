import { useHost } from '@estate/remote-kit';
import { formatNumber } from '@estate/shared-i18n';
import { Link } from '@estate/shared-ui/router';
import classes from './place-page.module.css';

export interface PlaceLinkItem {
	name: string;
	href: string;
	/** Properties behind it, where they are counted */
	count?: number;
}

/** Links of one kind below a heading; nothing at all where there are none. */
export function PlaceLinks({ title, links }: { title: string; links: readonly PlaceLinkItem[] }) {
	const { language } = useHost();
	if (links.length === 0) return null;
	return (
		<section className={classes.links}>
			<h2 className={classes.subtitle}>{title}</h2>
			<ul className={classes.list}>
				{links.map(({ name, href, count }) => (
					<li key={href}>
						<Link to={href}>{name}</Link>
						{count !== undefined && <span className={classes.count}>{formatNumber(count, language)}</span>}
					</li>
				))}
			</ul>
		</section>
	);
}
