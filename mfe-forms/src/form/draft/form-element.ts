import {
	type FormDescription,
	type FormValues,
	holdsSeveral,
	type PostedForm,
} from '@estate/shared-contract';

/** A form as it would be posted. Files are left out: their tokens stand in for them. */
export function postedForm(element: HTMLFormElement): PostedForm {
	const fields = [...new FormData(element)].flatMap(([name, value]) =>
		typeof value === 'string' ? [[name, value] as const] : [],
	);
	return { fields };
}

const controlsOf = (element: HTMLFormElement, name: string) =>
	[...element.elements].filter((control) => (control as HTMLInputElement).name === name);

function fill(controls: readonly Element[], values: readonly string[]): void {
	const choices = controls.filter(
		(control): control is HTMLInputElement =>
			control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'),
	);
	if (choices.some(({ checked, defaultChecked }) => checked && !defaultChecked)) return;
	for (const choice of choices) choice.checked = values.includes(choice.value);
	for (const control of controls)
		if (
			control instanceof HTMLTextAreaElement ||
			(control instanceof HTMLInputElement && !choices.includes(control))
		)
			if (control.value === control.defaultValue) control.value = values[0] ?? '';
}

/** Writes values into the fields that are still as they came, so that a draft never overwrites what the visitor types. */
export function fillUntouchedFields(
	element: HTMLFormElement,
	{ fields }: FormDescription,
	values: FormValues,
): void {
	for (const field of fields) {
		const value = values[field.name];
		if (value === undefined) continue;
		const several = holdsSeveral(field) && typeof value !== 'string';
		fill(controlsOf(element, field.name), several ? value : [String(value)]);
	}
}
