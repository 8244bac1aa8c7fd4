import { type FormField, type FormValues, TICKED } from './form-field.ts';

/** Values as the schema of a request takes them: ticks as booleans, optional fields that were left empty left out. */
export function requestFields(
	fields: readonly FormField[],
	values: FormValues,
): Record<string, string | boolean> {
	const request: Record<string, string | boolean> = {};
	for (const { name, kind, required } of fields) {
		const value = values[name] ?? '';
		if (kind === 'tick') request[name] = value === TICKED;
		else if (required || value.trim() !== '') request[name] = value;
	}
	return request;
}
