import { useText } from '@estate/remote-kit';
import type { SearchFilter } from '@estate/shared-contract';
import { classNames, maskIcon } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { LIST_VIEWS } from './list-view.ts';
import { useListHref } from './use-list-href.ts';
import classes from './view-switch.module.css';

interface Props {
	filter: SearchFilter;
	className?: string | undefined;
}

/** The ways to look at the results, each a link. */
export function ViewSwitch({ filter, className }: Props) {
	const text = useText();
	const { view: current, hrefOf } = useListHref();
	return (
		<ul className={classNames(classes.views, className)} aria-label={text('results.view.label')}>
			{LIST_VIEWS.map((view) => (
				<li key={view}>
					<Link
						className={classNames(classes.view, maskIcon(classes[view]))}
						to={hrefOf(filter, view)}
						aria-current={view === current ? 'true' : undefined}
						rel="nofollow"
						keepScroll
					>
						<span className={classes.name}>{text(`results.view.${view}`)}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
