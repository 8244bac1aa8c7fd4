import type { SlotContext } from '@estate/remote-kit';
import { ApiError, type LoadResult, type PropertyDetail } from '@estate/shared-contract';
import { idsOfSearch } from '../read-properties.ts';
import { comparison } from '../storage/kept-lists.ts';
import { type CompareGroup, compareGroups } from './compare-rows.ts';

/** What the head of a column may need: all but the long parts. */
export type ComparedProperty = Omit<PropertyDetail, 'Description' | 'Pictures' | 'Documents' | 'Contact'>;

export interface CompareData {
	/** Properties that the address names, four at most */
	ids: number[];
	/** Those of them that are still known */
	properties: ComparedProperty[];
	groups: CompareGroup[];
}

/** Answers of the api that mean "there is no such property". */
const GONE = [400, 404, 410];

async function readProperty(
	{ api, language, signal }: SlotContext,
	id: number,
): Promise<PropertyDetail | undefined> {
	try {
		const { property } = await api.call('property', { params: { id }, query: { language } }, { signal });
		return property.State === 'withdrawn' ? undefined : property;
	} catch (error) {
		if (error instanceof ApiError && GONE.includes(error.status)) return undefined;
		throw error;
	}
}

const headOf = ({
	Description,
	Pictures,
	Documents,
	Contact,
	...property
}: PropertyDetail): ComparedProperty => property;

/** Reads the properties that the address names (`?ids=1,2,3,4`), all at once. */
export async function loadCompare(context: SlotContext): Promise<LoadResult<CompareData>> {
	const { href, language, location, site, text } = context;
	const ids = idsOfSearch(location.search).slice(0, comparison.most);
	const answers = await Promise.all(ids.map((id) => readProperty(context, id)));
	const properties = answers.filter((property) => property !== undefined);
	const heading = text('kept.compare.heading');
	return {
		heading,
		head: {
			title: heading,
			description: text('kept.compare.description'),
			canonical: href('listings.compare'),
			noindex: true,
		},
		crumbs: [{ name: heading }],
		data: {
			ids,
			properties: properties.map(headOf),
			groups: compareGroups(properties, text, language, site),
		},
	};
}
