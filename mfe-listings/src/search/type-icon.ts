import icons from './type-icons.module.css';

/** Icons of the types 1 to 7; the others share a general one (website.md §3 "Property type", decisions 16). */
const ICONS: Record<number, string | undefined> = {
	1: icons.house,
	2: icons.apartment,
	3: icons.studio,
	4: icons.land,
	5: icons.investment,
	6: icons.shop,
	7: icons.garage,
};

/** Class that draws a property type's icon, by WebID. */
export function typeIcon(type: number): string | undefined {
	return ICONS[type] ?? icons.general;
}
