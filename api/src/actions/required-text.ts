import { HttpError } from '../server/http-error.ts';
import type { GivenToAction } from './agency-action.ts';
import { optionalText } from './optional-text.ts';

/** The text that somebody wrote. Throws a 422 answer for none, and for one that is longer than so many characters. */
export function requiredText(given: GivenToAction, longest: number): string {
	const written = optionalText(given, longest);
	if (written) return written;
	throw new HttpError(422, 'invalid', 'Write a text first.', {
		fields: [{ path: 'text', code: 'required' }],
	});
}
