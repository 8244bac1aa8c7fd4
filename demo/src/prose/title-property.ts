import { GOAL } from '@estate/shared-contract';
import type { Facing, Property } from '../properties/property.ts';
import { fill, type Texts, texts } from '../texts.ts';
import { pickPhrase } from './phrase.ts';
import { propertySlots } from './property-slots.ts';
import { BUSINESS_TITLES } from './titles-business.ts';
import { RESIDENCE_TITLES } from './titles-residences.ts';

const FACING_SHORT: Record<Facing, Texts> = {
	south: texts('zuiden', 'sud', 'south', 'Süden'),
	'south-west': texts('zuidwesten', 'sud-ouest', 'south-west', 'Südwesten'),
	'south-east': texts('zuidoosten', 'sud-est', 'south-east', 'Südosten'),
	west: texts('westen', 'ouest', 'west', 'Westen'),
	east: texts('oosten', 'est', 'east', 'Osten'),
};

/** Dutch titles of some properties carry their badge word, as agents write them (decisions 13). */
function badged(title: string, property: Property): string {
	if (property.goal !== GOAL.sale || property.index % 2 !== 0) return title;
	if (property.state === 'sold') return `VERKOCHT - ${title}`;
	if (property.state === 'option')
		return property.index % 4 === 0 ? `IN OPTIE: ${title}` : `OPTIE - ${title}`;
	return title;
}

/** Listing title of a property in each language, such as "Instapklaar herenhuis met stadstuin". */
export function titleProperty(property: Property): Texts {
	const bank = RESIDENCE_TITLES[property.kind] ?? BUSINESS_TITLES[property.kind] ?? [];
	const picked = pickPhrase(bank, property, 0);
	if (!picked) throw new RangeError(`There is no title for a ${property.kind}.`);
	const title = fill(picked, { ...propertySlots(property), facingShort: FACING_SHORT[property.facing] });
	return { ...title, nl: badged(title.nl, property) };
}
