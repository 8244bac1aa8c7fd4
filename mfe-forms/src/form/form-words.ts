import type { FormDescription } from '@estate/shared-contract';
import type { FormSlotData } from './form-slot-data.ts';

type Described = Pick<FormSlotData, 'search' | 'subject'>;

/** Section of the texts of what happens next: nearly every visit that is asked for is one to confirm by its mail. */
export function nextSection({ kind }: Pick<FormDescription, 'kind'>, { subject }: Described): string {
	if (kind === 'request-documents' && subject?.isDiscreet) return 'documents-by-agent';
	return kind === 'contact-appointment' ? 'visit-hold' : kind;
}

/** Section of a form's texts with words of its own. Who follows favourites saves no search: a description without a goal is one of favourites. */
export const variantOf = ({ search }: Described): 'favourites' | undefined =>
	search !== undefined && search.goal === undefined ? 'favourites' : undefined;

/** Keys of a form's title, its lead, and its name for who hears it. */
export function wordsOf(form: FormDescription, data: Described) {
	const { name } = form;
	const next = nextSection(form, data);
	const lead = next === 'documents-by-agent' ? `thanks.${next}.lead` : `forms.${name}.lead`;
	return variantOf(data)
		? {
				title: `forms.${name}.favourites.title`,
				lead: `forms.${name}.favourites.lead`,
				label: `forms.${name}.favourites.label`,
			}
		: { title: `forms.${name}.title`, lead, label: `forms.${name}.label` };
}
