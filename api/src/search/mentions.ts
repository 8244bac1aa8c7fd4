import type { Language, PropertyPage } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import type { SearchIndex } from './search-index.ts';
import type { SlotSet } from './slot-set.ts';
import { propertiesOfText } from './understand-text.ts';

/** More than a sentence leaves out are not looked up. */
const MOST = 5;

/** Of words that a sentence leaves out those that stand in texts of some of what was found, and of how many. */
export async function mentionsOf(
	db: Db,
	index: SearchIndex,
	found: SlotSet,
	leftOut: readonly string[],
	language: Language,
): Promise<NonNullable<PropertyPage['mentions']>> {
	const each = await Promise.all(
		[...new Set(leftOut)].slice(0, MOST).map(async (words) => {
			const speaking = await propertiesOfText(db, index, words, language);
			return { words, total: found.sizeWith(speaking) };
		}),
	);
	return each.filter(({ total }) => total > 0 && total < found.size);
}
