import type { FormDescription, FormValues } from './form-field.ts';

const keyOf = (form: Pick<FormDescription, 'id'>) => `draft:${form.id}`;

/** Keeps what is typed for as long as the tab lives; storage that is full or forbidden is no reason to fail. */
export function keepDraft(form: Pick<FormDescription, 'id'>, values: FormValues): void {
	try {
		sessionStorage.setItem(keyOf(form), JSON.stringify(values));
	} catch {
		// Private browsing or no room: the form works without a draft.
	}
}

/** What was typed before a reload; empty when there is nothing, or nothing that can be read. */
export function readDraft(form: Pick<FormDescription, 'id'>): FormValues {
	try {
		const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
		const entries = Object.entries(draft as object).filter(([, value]) => typeof value === 'string');
		return Object.fromEntries(entries) as FormValues;
	} catch {
		return {};
	}
}

export function dropDraft(form: Pick<FormDescription, 'id'>): void {
	try {
		sessionStorage.removeItem(keyOf(form));
	} catch {
		// As above.
	}
}
