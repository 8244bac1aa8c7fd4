import { EPC_LETTERS, type EpcLetter } from '@estate/shared-contract';
import { boundsAt, isSign, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Rule } from '../reading.ts';

const letterOf = (item: Item | undefined) => EPC_LETTERS.find((letter) => letter === item?.key);

/** Behind the word for it: "label", "de", "min", ":" */
function lettersFrom(items: readonly Item[], at: number): { next: number; isLeast: boolean } {
	let next = at;
	let isLeast = false;
	for (; next < items.length && letterOf(items[next]) === undefined; next++) {
		const item = items[next];
		const isBound = boundsAt(item).length > 0 || says(item, 'better');
		if (isBound) isLeast = true;
		else if (!says(item, 'epc') && !says(item, 'filler') && !isSign(item, ':')) break;
	}
	return { next, isLeast };
}

/** Energy classes: "EPC A", "PEB A ou B", "energielabel minstens C", "EPC B of beter" */
export const energyRule: Rule = (items, at, reading) => {
	if (!says(items[at], 'epc')) return 0;
	let { next, isLeast } = lettersFrom(items, at + 1);
	const letters: EpcLetter[] = [];
	for (let letter = letterOf(items[next]); letter !== undefined; letter = letterOf(items[next])) {
		letters.push(letter);
		next++;
		while (isSign(items[next], '+')) next++;
		const isNext =
			(isSign(items[next], '/,&-') || says(items[next], 'and')) && letterOf(items[next + 1]) !== undefined;
		if (isNext) next++;
	}
	const [first] = letters;
	if (first === undefined) return 0;
	if (says(items[next], 'better')) {
		isLeast = true;
		next++;
	}
	if (isLeast) reading.epcMin = first;
	else for (const letter of letters) reading.epc.add(letter);
	return next - at;
};
