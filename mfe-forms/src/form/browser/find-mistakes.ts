import type { FormDescription, FormFieldError, FormValues } from '@estate/shared-contract';
import { loadSubmission } from './load-submission.ts';

/** What is wrong with a form, by the one check of browser, slot action and api. */
export async function findMistakes(
	form: FormDescription,
	values: FormValues,
): Promise<readonly FormFieldError[]> {
	const { checkForm, belgianMinute } = await loadSubmission();
	const result = checkForm(form, values, belgianMinute(new Date()));
	return result.ok ? [] : result.errors;
}
