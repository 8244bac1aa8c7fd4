import type { SlotContext } from '@estate/remote-kit';
import { ApiError, type LoadResult, type PropertyDetail } from '@estate/shared-contract';
import { idsOfSearch } from '../read-homes.ts';
import { comparison } from '../storage/kept-lists.ts';
import { type CompareGroup, compareGroups } from './compare-rows.ts';

/** What the head of a column may need: all but the long parts. */
export type ComparedHome = Omit<PropertyDetail, 'Description' | 'Pictures' | 'Documents' | 'Contact'>;

export interface CompareData {
	/** Homes that the address names, four at most */
	ids: number[];
	/** Those of them that are still known */
	homes: ComparedHome[];
	groups: CompareGroup[];
}

/** Answers of the api that mean "there is no such home". */
const GONE = [400, 404, 410];

async function readHome(
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

const headOf = ({ Description, Pictures, Documents, Contact, ...home }: PropertyDetail): ComparedHome => home;

/** Reads the homes that the address names (`?ids=1,2,3,4`), all at once. */
export async function loadCompare(context: SlotContext): Promise<LoadResult<CompareData>> {
	const { href, language, location, site, text } = context;
	const ids = idsOfSearch(location.search).slice(0, comparison.most);
	const answers = await Promise.all(ids.map((id) => readHome(context, id)));
	const homes = answers.filter((home) => home !== undefined);
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
		data: { ids, homes: homes.map(headOf), groups: compareGroups(homes, text, language, site) },
	};
}
