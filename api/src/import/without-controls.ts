/**
 * What no text for people needs, raw or as JSON escapes it: control characters but tab and line ends, and marks that turn the
 * direction of what follows, by which a text shows other words than it has.
 */
const RAW = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const ESCAPED = /\\u00[0189]|\\u20[26]|\\[bf]/i;
const CONTROLS = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** JSON, its texts without such characters. Most lines have none, and are read as they are. Throws SyntaxError. */
export function withoutControls(json: string): unknown {
	if (!RAW.test(json) && !ESCAPED.test(json)) return JSON.parse(json);
	return JSON.parse(json, (_, value: unknown) =>
		typeof value === 'string' ? value.replace(CONTROLS, '') : value,
	);
}
