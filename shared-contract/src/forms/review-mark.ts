import { digitsOfPrice } from '../domain/amount.ts';
import { isConditionMet } from '../domain/conditions.ts';
import type { FormDescription, FormValues } from './form-description.ts';

/** Name of the hidden field in which the mark of the answers that were shown travels. */
export const REVIEW_FIELD = 'reviewed';

const trimmed = (value: string) => value.replace(/\r\n?/g, '\n').trim();

/** FNV-1a, 32 bits: short and the same everywhere. */
function hash(text: string): string {
	let state = 0x811c9dc5;
	for (let index = 0; index < text.length; index++)
		state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
	return (state >>> 0).toString(16).padStart(8, '0');
}

/**
 * Mark of what a form holds, the same for the same answers: who sends it says that these answers were shown, and changed
 * ones are shown again. It guards people against mistakes and is no secret.
 */
export function reviewMark({ fields }: Pick<FormDescription, 'fields'>, values: FormValues): string {
	const answers = fields.flatMap(({ name, condition, isPrice }) => {
		const value = values[name];
		if (value === undefined || !isConditionMet(condition, values)) return [];
		const given = (typeof value === 'string' ? [value] : [...value])
			// However its digits are grouped
			.map((text) => trimmed(isPrice ? digitsOfPrice(text) : text))
			.filter(Boolean);
		return given.length > 0 ? [[name, given]] : [];
	});
	return hash(JSON.stringify(answers));
}
