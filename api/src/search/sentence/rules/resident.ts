import { afterFillers, isPlaceName, isSign, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';

/** "Woon in Gent of in Aalst": both are looked for. */
function isList(items: readonly Item[], at: number): boolean {
	if (!says(items[at], 'and') && !isSign(items[at], ',/&')) return false;
	return isPlaceName(items[at + 1]) || (says(items[at + 1], 'where') && isPlaceName(items[at + 2]));
}

/** "Van Gent naar Aalst": where the first place ends. */
function endOfOrigin(items: readonly Item[], at: number): number | undefined {
	const [from, place, to] = items.slice(at, at + 3);
	const isOrigin = says(from, 'origin') && isPlaceName(place) && says(to, 'towards');
	return isOrigin && isPlaceName(items[at + 3]) ? at + 2 : undefined;
}

/** "Ik woon in Gent", "currently in Ghent": where the place ends that somebody has. */
function endOfResidence(items: readonly Item[], at: number): number | undefined {
	if (!says(items[at], 'resident')) return undefined;
	let place = afterFillers(items, at + 1);
	if (says(items[place], 'bound:between')) place++;
	return isPlaceName(items[place]) && !isList(items, place + 1) ? place + 1 : undefined;
}

/** "Ik woon in Gent en zoek in Aalst", "moving from Ghent to Bruges": beside a place that is looked for, the one where somebody is. */
export const residentRule: Rule = (items, at, reading) => {
	const end = endOfOrigin(items, at) ?? endOfResidence(items, at);
	if (end === undefined) return 0;
	const isOther = reading.places.length > 0 || items.slice(end).some(({ places }) => places.length > 0);
	if (!isOther) return 0;
	reading.dropped.push(items.slice(at, end));
	return end - at;
};
