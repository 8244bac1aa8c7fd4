import { useHost, useText } from '@estate/remote-kit';
import type { PropertyDetail } from '@estate/shared-contract';
import { formatArea } from '@estate/shared-i18n';
import { EnergyBadge, IconBath, IconBed, IconCalendar, IconGarage, IconPlot, IconSurface } from '@estate/shared-ui';
import type { ComponentType } from 'react';
import classes from './facts-strip.module.css';

type Strip = { key: string; icon: ComponentType; label: string };

/** The few facts that people compare first, and the energy label. */
export function FactsStrip({ home }: { home: PropertyDetail }) {
	const text = useText();
	const { language } = useHost();
	const counted = (key: 'Bedrooms' | 'Bathrooms' | 'Garages', icon: ComponentType): Strip[] =>
		home[key] ? [{ key, icon, label: text(`strip.${key}`, { count: home[key] }) }] : [];
	const measured = (key: 'SurfaceLiving' | 'SurfaceGround', icon: ComponentType): Strip[] =>
		home[key] ? [{ key, icon, label: text(`strip.${key}`, { area: formatArea(home[key], language) }) }] : [];
	const facts = [
		...counted('Bedrooms', IconBed),
		...counted('Bathrooms', IconBath),
		...measured('SurfaceLiving', IconSurface),
		...measured('SurfaceGround', IconPlot),
		...counted('Garages', IconGarage),
		...(home.ConstructionYear
			? [{ key: 'ConstructionYear', icon: IconCalendar, label: text('strip.ConstructionYear', { year: home.ConstructionYear }) }]
			: []),
	];
	return (
		<ul className={classes.strip} aria-label={text('detail.strip')}>
			{facts.map(({ key, icon: Icon, label }) => (
				<li key={key} className={classes.fact}>
					<Icon />
					{label}
				</li>
			))}
			<li className={classes.label}>
				<EnergyBadge home={home} />
			</li>
		</ul>
	);
}
