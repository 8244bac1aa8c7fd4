import { useHost, useText } from '@estate/remote-kit';
import { PROJECT_SORTS } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { classNames, maskIcon } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import classes from './project-bar.module.css';
import { type ListAddress, listAddress } from './project-list-address.ts';

/** How many projects were found, their orders and the ways to look at them: links, so that all works without JavaScript. */
export function ProjectBar({ address, total }: { address: ListAddress; total: number }) {
	const text = useText();
	const { href, language } = useHost();
	const list = href('projects.list');
	const orders = [undefined, ...PROJECT_SORTS];
	return (
		<div className={classes.bar}>
			<p className={classes.count}>
				{text('list.count', { count: total, number: formatNumber(total, language) })}
			</p>
			<ul className={classes.choice} aria-label={text('list.sort.label')}>
				{orders.map((sort) => (
					<li key={sort ?? 'own'}>
						<Link
							className={classes.option}
							to={listAddress(list, address, { sort: sort ?? '' })}
							aria-current={sort === address.sort ? 'true' : undefined}
							rel="nofollow"
						>
							{text(`list.sort.${sort ?? 'own'}`)}
						</Link>
					</li>
				))}
			</ul>
			<ul className={classes.choice} aria-label={text('list.view.label')}>
				{(['grid', 'map'] as const).map((view) => (
					<li key={view}>
						<Link
							className={classNames(classes.option, maskIcon(classes[view]))}
							to={listAddress(list, address, { view: view === 'map' ? view : '' })}
							aria-current={(view === 'map') === address.isMap ? 'true' : undefined}
							rel="nofollow"
							keepScroll
						>
							{text(`list.view.${view}`)}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
