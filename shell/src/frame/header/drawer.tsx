import { Icon, IconMenu2, IconX, LinkButton, useText, VisuallyHidden } from '@estate/shared-ui';
import type { ReactNode } from 'react';
import classes from './drawer.module.css';
import type { MenuEntry } from './menu-entries.ts';
import { SubMenu } from './sub-menu.tsx';
import type { TopLinkEntry } from './top-link-entries.ts';
import { TopLinks } from './top-links.tsx';

interface DrawerProps {
	entries: readonly MenuEntry[];
	topLinks: readonly TopLinkEntry[];
	languages: ReactNode;
}

function Entry({ entry: { title, href, current, children } }: { entry: MenuEntry }) {
	const isHere = current !== undefined || children.some((child) => child.current !== undefined);
	return (
		<li className={classes.entry}>
			<a className={classes.link} href={href} aria-current={current}>
				{title}
			</a>
			{children.length > 0 && (
				<SubMenu name={title} isOpen={isHere} className={classes.more} toggleClassName={classes.moreToggle}>
					<ul className={classes.sub}>
						{children.map((child) => (
							<li key={child.id}>
								<a className={classes.subLink} href={child.href} aria-current={child.current}>
									{child.title}
								</a>
							</li>
						))}
					</ul>
				</SubMenu>
			)}
		</li>
	);
}

/** The menu of phones and tablets. It opens without a script; with one the page behind stands still and out of reach. */
export function Drawer({ entries, topLinks, languages }: DrawerProps) {
	const text = useText();
	const buttons = entries.filter(({ isButton }) => isButton);
	return (
		<details id="drawer" className={classes.drawer}>
			<summary className={classes.toggle}>
				<span className={classes.whenClosed}>
					<Icon of={IconMenu2} size={26} />
					<VisuallyHidden>{text('frame.menu.open')}</VisuallyHidden>
				</span>
				<span className={classes.whenOpen}>
					<Icon of={IconX} size={26} />
					<VisuallyHidden>{text('frame.menu.close')}</VisuallyHidden>
				</span>
			</summary>
			<div className={classes.panel}>
				<nav aria-label={text('frame.menu.label')}>
					<ul className={classes.list}>
						{entries.flatMap((entry) => (entry.isButton ? [] : <Entry key={entry.id} entry={entry} />))}
					</ul>
					{buttons.map(({ id, href, title, current }) => (
						<LinkButton key={id} href={href} aria-current={current} wide>
							{title}
						</LinkButton>
					))}
				</nav>
				<div className={classes.foot}>
					<TopLinks links={topLinks} />
					{languages}
				</div>
			</div>
		</details>
	);
}
