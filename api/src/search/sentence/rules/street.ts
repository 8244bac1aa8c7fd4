import { isUnknown, meant, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';

/** Ends of Flemish names of streets in one word */
const STREET_END = /(straat|laan|steenweg|dreef|plein|kaai|lei|strasse)$/;

/** "Rue Neuve", "rue du Jardin": what a word says elsewhere, it does not say in the name of a street. */
const isSaidElsewhere = (item: Item | undefined) =>
	['projects:', 'feature:', 'type:', 'subtype:', 'text'].some((prefix) => meant(item, prefix) !== undefined);

const isPart = (item: Item | undefined) => isUnknown(item) || (item?.places.length ?? 0) > 0;

/** A name of a street stays text, with the places in it: "rue de Namur", "Gentse Steenweg 12". */
export const streetRule: Rule = (items, at, reading) => {
	const first = items[at];
	let end = at;
	if (says(first, 'street-name')) end = at + 1;
	else if (says(first, 'street')) {
		end = at + 1;
		while (says(items[end], 'filler') && !says(items[end], 'with')) end++;
		if (!isPart(items[end]) && !isSaidElsewhere(items[end])) return 0;
		end++;
	} else if (isPart(first) && says(items[at + 1], 'street')) end = at + 2;
	else if (isUnknown(first) && STREET_END.test(first?.key ?? '')) end = at + 1;
	else return 0;
	const number = items[end];
	if (number?.number !== undefined && number.places.length === 0) end++;
	reading.rest.push(...items.slice(at, end));
	return end - at;
};
