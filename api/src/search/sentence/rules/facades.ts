import { FACADE_COUNTS, type FacadeCount } from '@estate/shared-contract';
import { boundsAt, isSign, isTo, meant, numberAt, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';
import { HOUSE } from '../type-ids.ts';

/** Subtypes that say how a house stands beside others, by its façades */
const SUBTYPES: Readonly<Record<FacadeCount, string>> = {
	2: 'rijwoning',
	3: 'halfopen-bebouwing',
	4: 'open-bebouwing',
};

/** How many façades a subtype stands for; undefined where it says something else. */
export const facadesOfSubtype = (slug: string): FacadeCount | undefined =>
	FACADE_COUNTS.find((count) => SUBTYPES[count] === slug);

/** The subtype that a number of façades stands for. */
export const subtypeOfFacades = (facades: FacadeCount): string => SUBTYPES[facades];

/** "3 façades", "driegevelwoning": of an apartment as well, where "vrijstaand" may be said of who looks for one */
export const saysFacades = ({ key }: Pick<Item, 'key'>): boolean => /fa[cs]+ad|gevel|\bfac\b/.test(key);

/** The façades that an item counts. */
function countAt(item: Item | undefined): FacadeCount | undefined {
	const [, slug = ''] = meant(item, 'subtype:')?.split(':') ?? [];
	return item && saysFacades(item) ? facadesOfSubtype(slug) : undefined;
}

const isLeast = (item: Item | undefined) => boundsAt(item).includes('min') && !says(item, 'to');

/** What "bebouwing" is called before "of", where the word itself stands behind the last: "open of halfopen bebouwing" */
const BUILT: Readonly<Record<string, FacadeCount>> = { open: 4, gesloten: 2 };

/** "Open of halfopen bebouwing", "open/gesloten bebouwing": both of them. */
function builtAt(items: readonly Item[], at: number): FacadeCount | undefined {
	const [first, link, last] = items.slice(at, at + 3);
	const isLast = last?.key.endsWith('bebouwing') && meant(last, 'subtype:') !== undefined;
	return isLast && (says(link, 'and') || isSign(link, '/')) ? BUILT[first?.key ?? ''] : undefined;
}

/** "3 ou 4 façades", "minstens 3 gevels", "3 facades or more": any number of a few. */
export const facadesRule: Rule = (items, at, reading) => {
	const [first, link, last] = items.slice(at, at + 3);
	const built = builtAt(items, at);
	if (built && last) {
		reading.subtypes.push({ type: HOUSE, slug: SUBTYPES[built], isChoice: true, item: last });
		return 1;
	}
	const lowest = numberAt(items, at);
	const highest = countAt(last);
	const isJoined = says(link, 'and') || isTo(link) || isSign(link, '/–-');
	const isRange = isJoined && lowest !== undefined && highest !== undefined && lowest < highest;
	const before = isLeast(first) ? countAt(link) : undefined;
	const behind = isLeast(link) && numberAt(items, at + 2) === undefined ? countAt(first) : undefined;
	const least = isRange ? lowest : (before ?? behind);
	const item = isRange ? last : before ? link : first;
	if (least === undefined || !item) return 0;
	for (const count of FACADE_COUNTS)
		if (count >= least && count <= (isRange ? highest : count))
			reading.subtypes.push({ type: HOUSE, slug: SUBTYPES[count], isChoice: false, item });
	return isRange ? 3 : 2;
};
