import { useText } from '@estate/remote-kit';
import { Icon, IconArrowLeft } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import type { ReactNode } from 'react';
import { LogOutButton } from '../session/log-out-button.tsx';
import classes from './property-part-page.module.css';

/** A page about one side of a property, such as its offers: the way back to the property, log-out, and what the page has. */
export function PropertyPartPage({ propertyHref, children }: { propertyHref: string; children: ReactNode }) {
	const text = useText();
	return (
		<div className={classes.page}>
			<div className={classes.bar}>
				<Link className={classes.back} to={propertyHref}>
					<Icon of={IconArrowLeft} size={18} />
					{text('messages.back')}
				</Link>
				<LogOutButton />
			</div>
			{children}
		</div>
	);
}
