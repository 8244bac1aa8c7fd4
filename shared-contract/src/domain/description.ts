/** Entities by name, each before its character; any other is a space, as `nbsp` is */
const NAMED = new Map(
	`amp& lt< gt> quot" apos' euro€ sup2² deg° hellip… ndash– mdash— lsquo‘ rsquo’ ldquo“ rdquo”
laquo« raquo» bull• eacuteé egraveè ecircê eumlë agraveà acircâ aumlä ccedilç icircî iumlï ocircô oumlö
ucircû ugraveù uumlü oeligœ szligß aacuteá EacuteÉ EgraveÈ EcircÊ AgraveÀ AcircÂ CcedilÇ AumlÄ OumlÖ
UumlÜ oacuteó iacuteí uacuteú`
		.split(/[ \n]/)
		.map((entity) => [entity.slice(0, -1), entity.slice(-1)]),
);

function characterOf(entity: string, body: string): string {
	if (!body.startsWith('#')) return NAMED.get(body) ?? ' ';
	const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
	return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity && ' ';
}

/** Each rule goes over a text once, whatever stands in it: what is not closed ends with the text, or where the next tag begins. */
function stripped(html: string): string {
	return (
		html
			.replace(/<!--[\s\S]*?(-->|$)|<(script|style)\b[\s\S]*?(<\/\2\s*>|$)/gi, ' ')
			.replace(/<\/?(?:b|i|em|strong|u|span|a|small|sup|sub)\b[^<>]*>/gi, '')
			.replace(/<\/?[a-z][^<>]*>|<(?=[a-z/!])/gi, ' ')
			.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,30});/gi, characterOf)
			// French marks keep the space that no line ends at.
			.replace(/\s+/g, (run) => (/^[\u00a0\u202f]$/.test(run) ? run : ' '))
			.trim()
	);
}

/** Of a longer text nobody reads the end in a list. */
const MOST_READ = 20_000;
/** A text that is escaped more often is not meant to be read. */
const MOST_PASSES = 6;

/** Stripped until nothing changes: some feeds escape their tags, and what is left of one tag may be another. */
function plainText(html: string): string {
	let text = html.slice(0, MOST_READ);
	for (let pass = 0, before = ''; text !== before && pass < MOST_PASSES; pass++) {
		before = text;
		text = stripped(text);
	}
	return text;
}

/**
 * A description as plain text for lists and metadata (website.md §9 "Description cleaning", decisions 31).
 * No tag and no entity is left of what was escaped six times at most: entities give way to the character they stand for. Whitespace is folded. A text longer than `limit`
 * characters is cut at its last space if that lies above 0.8·limit, else at the limit, and gets an ellipsis.
 */
export function cleanDescription(html: string, limit = 250): string {
	const text = plainText(html);
	if (text.length <= limit) return text;
	const head = text.slice(0, limit);
	const space = head.lastIndexOf(' ');
	return `${(space > 0.8 * limit ? head.slice(0, space) : head).trimEnd()}…`;
}
