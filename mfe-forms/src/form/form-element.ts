import type { PostedForm } from '@estate/shared-contract';
import { type FormValues, TICKED } from './form-field.ts';

/** A form as it would be posted. Files are left out. */
export function postedForm(element: HTMLFormElement): PostedForm {
	const fields = [...new FormData(element)].flatMap(([name, value]) =>
		typeof value === 'string' ? [[name, value] as const] : [],
	);
	return { fields };
}

/** Writes values into the fields that are still empty, so that a draft never overwrites what the visitor types. */
export function fillEmptyFields(element: HTMLFormElement, values: FormValues): void {
	for (const [name, value] of Object.entries(values)) {
		const control = element.elements.namedItem(name);
		if (control instanceof HTMLInputElement && control.type === 'checkbox') {
			control.checked ||= value === TICKED;
		} else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
			control.value ||= value;
		} else if (control instanceof RadioNodeList) {
			control.value ||= value;
		}
	}
}
