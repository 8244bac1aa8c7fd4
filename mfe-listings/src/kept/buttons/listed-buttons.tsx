import type { PropertySummary } from '@estate/shared-contract';
import { CardButtons, HeartButton } from './card-buttons.tsx';

/** What may be kept of a list: a property to compare too, a unit of a project as a favourite alone, several units not at all. */
export function ListedButtons({ property }: { property: PropertySummary }) {
	if (!property.Unit) return <CardButtons property={property} />;
	return property.Unit.Group ? null : <HeartButton property={property} />;
}
