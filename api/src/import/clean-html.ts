import sanitizeHtml from 'sanitize-html';

const TAGS = [
	...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'a', 'blockquote'],
	...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'hr', 'sup', 'sub', 'dl', 'dt', 'dd'],
];
/** Tags that only wrap: their text stays. */
const WRAPPERS = ['h1', 'html', 'body', 'div', 'span', 'font', 'section', 'article', 'center', 'small'];
const SCHEMES = ['http', 'https', 'mailto', 'tel'];

const OPTIONS: sanitizeHtml.IOptions = {
	allowedTags: TAGS,
	allowedAttributes: {
		a: ['href', 'title', 'hreflang', 'rel'],
		th: ['scope', 'colspan', 'rowspan'],
		td: ['colspan', 'rowspan'],
		'*': ['lang'],
	},
	allowedSchemes: SCHEMES,
	allowProtocolRelative: false,
	transformTags: {
		// The page has its own h1.
		h1: 'h2',
		a: (tagName, { rel, ...attribs }) => ({
			tagName,
			attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
		}),
	},
};

/** Nothing but paragraphs and headings of text without a tag or an entity: most descriptions. Nothing in it can be taken out. */
const PLAIN = /^(?:<(p|h[2-4])>[^<>&]*<\/\1>\s*)*$/;

export interface CleanHtml {
	html: string;
	/** What was left out and matters, such as `<script>` or `onclick`; each named once */
	removed: string[];
}

/** HTML of a feed as the site may show it: text, headings from h2, lists, tables, links; no scripts, styles, frames or foreign pictures. */
export function cleanHtml(html: string): CleanHtml {
	return PLAIN.test(html) ? { html: html.trim(), removed: [] } : sanitized(html);
}

function sanitized(html: string): CleanHtml {
	const removed = new Set<string>();
	const known = new Set([...TAGS, ...WRAPPERS]);
	const cleaned = sanitizeHtml(html, {
		...OPTIONS,
		onOpenTag(name, attributes) {
			if (!known.has(name)) removed.add(`<${name}>`);
			for (const [key, value] of Object.entries(attributes)) {
				if (/^on/i.test(key)) removed.add(key);
				const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value.replace(/[^\x21-\x7e]/g, ''))?.[1];
				if (key === 'href' && scheme && !SCHEMES.includes(scheme.toLowerCase())) removed.add(`${scheme}:`);
			}
		},
	}).trim();
	return { html: cleaned, removed: [...removed] };
}
