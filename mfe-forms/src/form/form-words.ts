import type { FormDescription } from '@estate/shared-contract';
import type { FormSlotData } from './form-slot-data.ts';

type Described = Pick<FormSlotData, 'search'>;

/** Section of a form's texts with words of its own. Who follows favourites saves no search: a description without a goal is one of favourites. */
export const variantOf = ({ search }: Described): 'favourites' | undefined =>
	search !== undefined && search.goal === undefined ? 'favourites' : undefined;

/** Keys of a form's title, its lead, and its name for who hears it. */
export function wordsOf({ name }: FormDescription, data: Described) {
	return variantOf(data)
		? {
				title: `forms.${name}.favourites.title`,
				lead: `forms.${name}.favourites.lead`,
				label: `forms.${name}.favourites.label`,
			}
		: { title: `forms.${name}.title`, lead: `forms.${name}.lead`, label: `forms.${name}.label` };
}
