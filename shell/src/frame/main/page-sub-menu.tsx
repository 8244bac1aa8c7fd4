import { useText } from '@estate/shared-ui';
import { useEffect, useRef } from 'react';
import type { PageMenu } from '../../page/view/sub-menu.ts';
import { markSection } from './mark-section.ts';
import classes from './page-sub-menu.module.css';

/** Links to the parts of a page. A fixed one stays below the header and marks the part that is being read. */
export function PageSubMenu({ menu: { entries, isFixed } }: { menu: PageMenu }) {
	const text = useText();
	const nav = useRef<HTMLElement>(null);
	useEffect(() => (nav.current && isFixed ? markSection(nav.current) : undefined), [isFixed]);
	return (
		<nav
			ref={nav}
			className={isFixed ? `${classes.menu} ${classes.fixed}` : classes.menu}
			aria-label={text('frame.onThisPage')}
			data-sections={isFixed ? '' : undefined}
		>
			<ul className={classes.entries}>
				{entries.map(({ label, anchor }) => (
					<li key={anchor}>
						<a className={classes.entry} href={`#${anchor}`} suppressHydrationWarning>
							{label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
