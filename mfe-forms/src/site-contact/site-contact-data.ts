import type { LoadContext } from '@estate/shared-contract';
import type { FormFieldError, FormValues } from '../form/form-field.ts';
import type { SubmissionProblem } from '../form/submission-outcome.ts';
import { loadPropertyInQuestion, type PropertyInQuestion } from './property-in-question.ts';

/** What the contact form shows: empty at first, and what was typed with what is wrong after a post. */
export interface SiteContactData {
	values: FormValues;
	errors: FormFieldError[];
	problem?: SubmissionProblem;
	property?: PropertyInQuestion;
}

export async function loadSiteContact(
	{ location, language, api, signal }: LoadContext,
	filled: Pick<SiteContactData, 'values' | 'errors' | 'problem'> = { values: {}, errors: [] },
): Promise<SiteContactData> {
	const property = await loadPropertyInQuestion(location.search, language, api, signal);
	return { ...filled, ...(property ? { property } : {}) };
}
