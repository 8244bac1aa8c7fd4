import type { SlotContext } from '@estate/remote-kit';
import { GOAL, type Goal, type LoadResult } from '@estate/shared-contract';
import { type CityOption, readOptions, type TypeOption } from '../search/filter-options.ts';

export interface GoalOptions {
	cities: CityOption[];
	types: TypeOption[];
}

export interface QuickSearchData {
	/** What the form offers, by goal */
	options: Record<Goal, GoalOptions>;
}

/** Reads the places and types of both goals, so that switching between them asks nothing more. */
export async function loadQuickSearch(context: SlotContext): Promise<LoadResult<QuickSearchData>> {
	const [sale, rent] = await Promise.all([readOptions(context, GOAL.sale), readOptions(context, GOAL.rent)]);
	return { data: { options: { [GOAL.sale]: sale, [GOAL.rent]: rent } } };
}
