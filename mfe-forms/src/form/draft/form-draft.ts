import type { FieldKind, FormDescription, FormValues } from '@estate/shared-contract';
import type { Subject } from '../../subject/subject.ts';

/** What a form is about: an offer for one property is none for another. */
type About = Pick<Subject, 'id' | 'unit'> | undefined;

const keyOf = ({ name }: Pick<FormDescription, 'name'>, about: About) =>
	['draft', name, about?.id, about?.unit?.id].filter((part) => part !== undefined).join(':');

const isValue = (value: unknown): value is string | string[] =>
	typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** What is secret, handed in already, or said by the address of the page. */
const NOT_KEPT: ReadonlySet<FieldKind> = new Set(['password', 'file', 'search']);

/** Keeps what is typed for as long as the tab lives; storage that is full or forbidden is no reason to fail. */
export function keepDraft(form: FormDescription, about: About, values: FormValues): void {
	const kept = form.fields.filter(({ kind }) => !NOT_KEPT.has(kind));
	try {
		const draft = Object.fromEntries(kept.map(({ name }) => [name, values[name]]));
		sessionStorage.setItem(keyOf(form, about), JSON.stringify(draft));
	} catch {
		// Private browsing or no room: the form works without a draft.
	}
}

/** What was typed before a reload; empty when there is nothing, or nothing that can be read. */
export function readDraft(form: FormDescription, about: About): FormValues {
	try {
		const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form, about)) ?? '{}');
		return Object.fromEntries(Object.entries(draft as object).filter(([, value]) => isValue(value)));
	} catch {
		return {};
	}
}

export function dropDraft(form: FormDescription, about: About): void {
	try {
		sessionStorage.removeItem(keyOf(form, about));
	} catch {
		// As above.
	}
}
