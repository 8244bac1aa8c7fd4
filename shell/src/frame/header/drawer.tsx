import { Icon, IconMenu2, IconX, useText } from '@estate/shared-ui';
import classes from './drawer.module.css';
import type { MenuEntry, TopLinkEntry } from './menu-entries.ts';
import { TopLinks } from './top-links.tsx';

interface DrawerProps {
	entries: readonly MenuEntry[];
	topLinks: readonly TopLinkEntry[];
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
	return (
		<ul className={classes.list}>
			{entries.map(({ id, title, href, current, isButton, children }) => (
				<li key={id}>
					<a className={isButton ? classes.button : classes.link} href={href} aria-current={current}>
						{title}
					</a>
					{children.length > 0 && <Entries entries={children} />}
				</li>
			))}
		</ul>
	);
}

/** The menu of narrow windows: opens without a script; with one, Escape closes it and the page behind stands still. */
export function Drawer({ entries, topLinks }: DrawerProps) {
	const text = useText();
	return (
		<details id="drawer" className={classes.drawer}>
			<summary className={classes.toggle} aria-label={text('frame.menu.open')}>
				<Icon of={IconMenu2} size={26} className={classes.openIcon} />
				<Icon of={IconX} size={26} className={classes.closeIcon} />
			</summary>
			<div className={classes.panel}>
				<nav aria-label={text('frame.menu.label')}>
					<Entries entries={entries} />
				</nav>
				<TopLinks links={topLinks} />
			</div>
		</details>
	);
}
