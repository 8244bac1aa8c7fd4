import { Icon, IconChevronDown, LinkButton, useText } from '@estate/shared-ui';
import classes from './menu.module.css';
import type { MenuEntry } from './menu-entries.ts';

function Entry({ entry }: { entry: MenuEntry }) {
	const text = useText();
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
				{children.length > 0 && <Icon of={IconChevronDown} size={14} />}
			</a>
			{children.length > 0 && (
				<ul className={classes.sub} aria-label={text('frame.menu.submenu', { name: title })}>
					{children.map((child) => (
						<li key={child.id}>
							<a className={classes.link} href={child.href} aria-current={child.current}>
								{child.title}
							</a>
						</li>
					))}
				</ul>
			)}
		</li>
	);
}

/** The main menu of wide windows; sub-lists open on hover and focus. */
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
