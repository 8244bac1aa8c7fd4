import { printable } from '@estate/shared-contract/schemas';

/** What `printable` takes out, raw or as JSON escapes it. */
const RAW = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const ESCAPED = /\\u00[0189]|\\u20[26]|\\[bfr]/i;

/**
 * JSON, its texts without control characters and marks that turn the direction of what follows, by which a text shows other
 * words than it has. Most lines have none, and are read as they are. Throws SyntaxError.
 */
export function withoutControls(json: string): unknown {
	if (!RAW.test(json) && !ESCAPED.test(json)) return JSON.parse(json);
	return JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? printable(value) : value));
}
