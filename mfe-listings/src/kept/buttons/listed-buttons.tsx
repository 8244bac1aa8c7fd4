import type { PropertySummary } from '@estate/shared-contract';
import { CardButtons } from './card-buttons.tsx';

/** What may be kept of a list: a property, or a unit of a project; several units not at all. */
export function ListedButtons({ property }: { property: PropertySummary }) {
	return property.Unit?.Group ? null : <CardButtons property={property} />;
}
