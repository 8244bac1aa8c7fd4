import type { Crumb } from '@estate/shared-contract';
import { Link } from '@estate/shared-ui/router';
import { useText } from '../text.ts';
import classes from './breadcrumbs.module.css';

/** The way from property to this page; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
	const text = useText();
	const last = crumbs.length - 1;
	return (
		<nav aria-label={text('ui.breadcrumbs.label')}>
			<ol className={classes.trail}>
				{crumbs.map(({ name, href }, index) => (
					<li key={`${href ?? ''} ${name}`} className={classes.crumb}>
						{href && index < last ? (
							<Link className={classes.link} to={href}>
								{name}
							</Link>
						) : (
							<span aria-current={index === last ? 'page' : undefined}>{name}</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
