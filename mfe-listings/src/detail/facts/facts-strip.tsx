import { useHost, useText } from '@estate/remote-kit';
import { energyLabel, type PropertyDetail } from '@estate/shared-contract';
import { formatArea } from '@estate/shared-i18n';
import {
	EnergyBadge,
	FactList,
	IconBath,
	IconBed,
	IconCalendar,
	IconCar,
	IconRuler2,
	IconTree,
} from '@estate/shared-ui';

const STRIP = [
	{ name: 'SurfaceLiving', icon: IconRuler2, isArea: true },
	{ name: 'SurfaceGround', icon: IconTree, isArea: true },
	{ name: 'Bedrooms', icon: IconBed, isArea: false },
	{ name: 'Bathrooms', icon: IconBath, isArea: false },
	{ name: 'Garages', icon: IconCar, isArea: false },
	{ name: 'ConstructionYear', icon: IconCalendar, isArea: false },
] as const;

/** The few facts that people compare first, and the energy label. */
export function FactsStrip({ property }: { property: PropertyDetail }) {
	const text = useText();
	const { language } = useHost();
	const facts = STRIP.flatMap(({ name, icon, isArea }) => {
		const value = property[name];
		if (!value) return [];
		return { label: text(`strip.${name}`), value: isArea ? formatArea(value, language) : value, icon };
	});
	const label = energyLabel(property) && {
		label: text('detail.energyLabel'),
		value: <EnergyBadge property={property} />,
	};
	const all = label ? [...facts, label] : facts;
	return all.length > 0 ? <FactList look="strip" facts={all} /> : null;
}
