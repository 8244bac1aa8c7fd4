import type { FormDescription } from '@estate/shared-contract';
import type { FormSlotData } from './form-slot-data.ts';

/** Keys of a form's title and lead. Who follows favourites saves no search: a description without a goal is one of favourites. */
export function wordsOf({ name }: FormDescription, { search }: Pick<FormSlotData, 'search'>) {
	const isOfFavourites = search !== undefined && search.goal === undefined;
	return isOfFavourites
		? { title: `forms.${name}.favourites.title`, lead: `forms.${name}.favourites.lead` }
		: { title: `forms.${name}.title`, lead: `forms.${name}.lead` };
}
