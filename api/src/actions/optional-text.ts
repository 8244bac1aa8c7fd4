import { HttpError } from '../server/http-error.ts';
import type { GivenToAction } from './agency-action.ts';

/** The text that somebody wrote, or ''. Throws a 422 answer for one that is longer than so many characters. */
export function optionalText({ text }: GivenToAction, longest: number): string {
	const written = text.replaceAll('\r\n', '\n').trim();
	if (written.length <= longest) return written;
	throw new HttpError(422, 'invalid', 'The text is longer than is allowed.', {
		fields: [{ path: 'text', code: 'too-long' }],
	});
}
