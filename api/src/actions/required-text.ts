import { HttpError } from '../server/http-error.ts';
import type { GivenToAction } from './agency-action.ts';

/** The text that somebody wrote. Throws a 422 answer for none, and for one that is longer than so many characters. */
export function requiredText({ text }: GivenToAction, longest: number): string {
	const written = text.replaceAll('\r\n', '\n').trim();
	if (written && written.length <= longest) return written;
	throw new HttpError(422, 'invalid', 'Write a text first, no longer than is allowed.', {
		fields: [{ path: 'text', code: written ? 'too-long' : 'required' }],
	});
}
