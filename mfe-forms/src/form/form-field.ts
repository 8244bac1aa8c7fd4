import type { FieldErrorCode } from '@estate/shared-contract';

export type FieldKind = 'text' | 'email' | 'tel' | 'long-text' | 'choice' | 'tick';

/** One question of a form: all that drawing, validation in the browser and tests need to know about it. */
export interface FormField<Name extends string = string> {
	name: Name;
	kind: FieldKind;
	required: boolean;
	/** HTML `autocomplete` token */
	autoComplete?: string;
	/** Share of the form's width on screens that are wide enough */
	width: 'full' | 'half' | 'third' | 'two-thirds';
	/** Values of a choice; their texts are `<form>.options.<name>.<value>` */
	options?: readonly string[];
}

/** A form as one declaration. */
export interface FormDescription<Name extends string = string> {
	/** Section of the dictionaries with the form's texts */
	texts: string;
	/** Prefix of the ids in the markup, unique on a page */
	id: string;
	fields: readonly FormField<Name>[];
}

/** What a visitor filled in, as typed, by field name; a ticked box is `on`. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with one field. */
export interface FormFieldError {
	name: string;
	code: FieldErrorCode;
}

export const TICKED = 'on';

/** Id of a field's control in the markup: what labels, messages and the summary point at. */
export function fieldId(form: Pick<FormDescription, 'id'>, name: string): string {
	return `${form.id}-${name}`;
}
