import { afterFillers, isSign, says } from './item-meanings.ts';
import type { Item } from './items.ts';

const isOffice = (item: Item | undefined) => says(item, 'type:9');
const isHome = (item: Item | undefined) =>
	!says(item, 'quality') && (['type:1', 'type:2', 'type:3'] as const).some((type) => says(item, type));
/** Items between "above" and the office: "flat above an office" */
const FURTHEST = 2;
const isJoint = (item: Item | undefined) => says(item, 'or') || isSign(item, ',/');

/** "Bureau pour télétravail": the room, with what it is for; nothing where none stands there. */
function teleworkOffice(items: readonly Item[], at: number): Item[] {
	const work = afterFillers(items, at + 1);
	return isOffice(items[at]) && says(items[work], 'telework') ? items.slice(at, work + 1) : [];
}

/** "A house with an office", "room for an office": of a home an office is a room, of which no filter knows. "Office or house" asks for both. */
export function innerOffices(items: readonly Item[]): Item[] {
	const ofTelework = items.flatMap((_, at) => teleworkOffice(items, at));
	if (!items.some(isHome)) return ofTelework;
	const offices = items.filter((item, at) => {
		const isChoice =
			(isJoint(items[at - 1]) && isHome(items[at - 2])) || (isJoint(items[at + 1]) && isHome(items[at + 2]));
		const isBeside = items.slice(Math.max(0, at - FURTHEST), at).some((each) => says(each, 'beside'));
		return isOffice(item) && !isChoice && !isBeside && !ofTelework.includes(item);
	});
	return [...ofTelework, ...offices];
}
