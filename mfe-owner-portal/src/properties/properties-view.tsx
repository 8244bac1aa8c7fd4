import { useText } from '@estate/remote-kit';
import { EmptyState, IconHome } from '@estate/shared-ui';
import { LogOutButton } from '../session/log-out-button.tsx';
import type { PropertiesData } from './load-properties.ts';
import { OwnPropertyRow } from './own-property-row.tsx';
import classes from './properties-view.module.css';

/** What the owner sees after logging in: the own properties, each with its figures. */
export function PropertiesView({ data }: { data: PropertiesData | null }) {
	const text = useText();
	if (!data) return null;
	const { firstName, isGuest, properties } = data;
	return (
		<div>
			<div className={classes.head}>
				<div>
					<p className={classes.greeting}>{text('homes.greeting', { name: firstName })}</p>
					{properties.length > 0 && (
						<p className={classes.lead}>
							{text(isGuest ? 'homes.guest.lead' : 'homes.lead', { count: properties.length })}
						</p>
					)}
				</div>
				<LogOutButton />
			</div>
			{properties.length === 0 ? (
				<EmptyState icon={IconHome} title={text('homes.title')}>
					{text('homes.empty')}
				</EmptyState>
			) : (
				<ul className={classes.properties}>
					{properties.map((property, index) => (
						<li key={property.property.ID}>
							<OwnPropertyRow property={property} isFirst={index === 0} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
