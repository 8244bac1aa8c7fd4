import {
	Icon,
	IconBuilding,
	IconBuildingCommunity,
	IconBuildingSkyscraper,
	IconBuildingStore,
	IconCar,
	IconHome,
	IconKey,
	IconTree,
} from '@estate/shared-ui';

/** Icons of the types 1 to 7; the others share a general one (website.md §3 "Property type", decisions 16). */
const ICONS: Record<number, typeof IconHome> = {
	1: IconHome,
	2: IconBuilding,
	3: IconKey,
	4: IconTree,
	5: IconBuildingCommunity,
	6: IconBuildingStore,
	7: IconCar,
};

/** The drawing of a property type, by WebID. */
export function PropertyTypeIcon({ type }: { type: number }) {
	return <Icon of={ICONS[type] ?? IconBuildingSkyscraper} />;
}
