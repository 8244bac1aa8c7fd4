import {
	Icon,
	IconCalendar,
	IconHeart,
	IconKey,
	IconMail,
	IconMapPin,
	IconPhone,
	IconUser,
	useText,
} from '@estate/shared-ui';
import type { CSSProperties } from 'react';
import type { TopLinkEntry } from './top-link-entries.ts';
import classes from './top-links.module.css';

/** Icons that a configuration may name; a link with another name has its label alone. */
const ICONS: Record<string, typeof IconPhone> = {
	calendar: IconCalendar,
	heart: IconHeart,
	key: IconKey,
	login: IconUser,
	mail: IconMail,
	'map-pin': IconMapPin,
	phone: IconPhone,
	user: IconUser,
};

/** The links above the menu: label, address, icon and colour come from the site's configuration. */
export function TopLinks({ links }: { links: readonly TopLinkEntry[] }) {
	const text = useText();
	if (links.length === 0) return null;
	return (
		<nav aria-label={text('frame.topLinks')}>
			<ul className={classes.list}>
				{links.map(({ label, href, icon, color }) => {
					const drawing = ICONS[icon];
					return (
						<li key={`${href} ${label}`}>
							<a
								className={classes.link}
								href={href}
								style={color ? ({ '--link-color': color } as CSSProperties) : undefined}
							>
								{drawing && <Icon of={drawing} size={16} />}
								{label}
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
