import { LinkButton, useText } from '@estate/shared-ui';
import classes from './menu.module.css';
import type { MenuEntry } from './menu-entries.ts';
import { SubMenu } from './sub-menu.tsx';

function Entry({ entry }: { entry: MenuEntry }) {
	const { title, href, isButton, current, children } = entry;
	if (isButton)
		return (
			<li className={classes.button}>
				<LinkButton href={href} aria-current={current} size="small">
					{title}
				</LinkButton>
			</li>
		);
	return (
		<li className={classes.entry}>
			<a className={classes.link} href={href} aria-current={current}>
				{title}
			</a>
			{children.length > 0 && (
				<SubMenu name={title} group="menu" className={classes.more} toggleClassName={classes.toggle}>
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

/** The main menu of wide windows. An entry with children is a link beside the button that opens its sub-list. */
export function Menu({ entries }: { entries: readonly MenuEntry[] }) {
	const text = useText();
	return (
		<nav className={classes.menu} aria-label={text('frame.menu.label')}>
			<ul className={classes.list}>
				{entries.map((entry) => (
					<Entry key={entry.id} entry={entry} />
				))}
			</ul>
		</nav>
	);
}
