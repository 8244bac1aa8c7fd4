import { GOAL } from '@estate/shared-contract';
import type { Facing, Home } from '../homes/home.ts';
import { fill, type Texts, texts } from '../texts.ts';
import { homeSlots } from './home-slots.ts';
import { pickPhrase } from './phrase.ts';
import { BUSINESS_TITLES } from './titles-business.ts';
import { DWELLING_TITLES } from './titles-dwellings.ts';

const FACING_SHORT: Record<Facing, Texts> = {
	south: texts('zuiden', 'sud', 'south'),
	'south-west': texts('zuidwesten', 'sud-ouest', 'south-west'),
	'south-east': texts('zuidoosten', 'sud-est', 'south-east'),
	west: texts('westen', 'ouest', 'west'),
	east: texts('oosten', 'est', 'east'),
};

/** Dutch titles of some homes carry their badge word, as agents write them (decisions 13). */
function badged(title: string, home: Home): string {
	if (home.goal !== GOAL.sale || home.index % 2 !== 0) return title;
	if (home.state === 'sold') return `VERKOCHT - ${title}`;
	if (home.state === 'option') return home.index % 4 === 0 ? `IN OPTIE: ${title}` : `OPTIE - ${title}`;
	return title;
}

/** Listing title of a home in each language, such as "Instapklaar herenhuis met stadstuin". */
export function titleHome(home: Home): Texts {
	const bank = DWELLING_TITLES[home.kind] ?? BUSINESS_TITLES[home.kind] ?? [];
	const picked = pickPhrase(bank, home, 0);
	if (!picked) throw new RangeError(`There is no title for a ${home.kind}.`);
	const title = fill(picked, { ...homeSlots(home), facingShort: FACING_SHORT[home.facing] });
	return { ...title, nl: badged(title.nl, home) };
}
