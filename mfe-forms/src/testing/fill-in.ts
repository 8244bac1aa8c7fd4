import { fireEvent } from '@testing-library/dom';
import type { Values } from './filled-form.ts';

const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

/** Controls of a page whose value is another. */
function unlike(root: ParentNode, name: string, value: Values[string]): HTMLInputElement[] {
	return [...root.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].filter((control) =>
		isChoice(control) ? [value].flat().includes(control.value) !== control.checked : control.value !== value,
	);
}

/** Gives one field a value, as a visitor does: the form hears of each control. */
export function give(root: ParentNode, name: string, value: Values[string]): void {
	for (const control of unlike(root, name, value))
		if (isChoice(control)) fireEvent.click(control);
		else fireEvent.input(control, { target: { value: String(value) } });
}

/** Fills in many fields at once, as a browser does by itself: the form hears of it once, and reads them all. */
export function fillIn(root: ParentNode, values: Values): void {
	let last: HTMLInputElement | undefined;
	for (const [name, value] of Object.entries(values))
		for (const control of unlike(root, name, value)) {
			if (isChoice(control)) control.checked = !control.checked;
			else control.value = String(value);
			last = control;
		}
	if (last) fireEvent.input(last);
}
