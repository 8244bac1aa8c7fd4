/** What the page came with: the marked option, or the first. */
function defaultOf({ options }: HTMLSelectElement): string {
	return ([...options].find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/** Does a field hold something else than the page came with? Before the page was alive somebody may have changed it. */
export function isEditedField(field: Element): boolean {
	if (field instanceof HTMLSelectElement) return field.value !== defaultOf(field);
	if (!(field instanceof HTMLInputElement)) return false;
	return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

/** Is one of a form's fields an edited one? */
export function isEdited(form: HTMLFormElement): boolean {
	return [...form.elements].some(isEditedField);
}
