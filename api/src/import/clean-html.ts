import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
	allowedTags: [
		'p',
		'br',
		'h2',
		'h3',
		'h4',
		'ul',
		'ol',
		'li',
		'strong',
		'b',
		'em',
		'i',
		'u',
		'a',
		'blockquote',
		'table',
		'thead',
		'tbody',
		'tr',
		'th',
		'td',
		'caption',
		'hr',
		'sup',
		'sub',
		'dl',
		'dt',
		'dd',
	],
	allowedAttributes: {
		a: ['href', 'title', 'hreflang'],
		th: ['scope', 'colspan', 'rowspan'],
		td: ['colspan', 'rowspan'],
		'*': ['lang'],
	},
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowProtocolRelative: false,
	transformTags: {
		// The page has its own h1.
		h1: 'h2',
		a: (tagName, attributes) => ({
			tagName,
			attribs: /^https?:/i.test(attributes.href ?? '') ? { ...attributes, rel: 'noopener' } : attributes,
		}),
	},
};
OPTIONS.allowedAttributes = { ...(OPTIONS.allowedAttributes || {}), a: ['href', 'title', 'hreflang', 'rel'] };

/** HTML of a feed as the site may show it: text, headings from h2, lists, tables, links; no scripts, styles or frames. */
export function cleanHtml(html: string): string {
	return sanitizeHtml(html, OPTIONS).trim();
}

/** The same for a text in several languages. */
export function cleanTexts(texts: Record<string, string>): Record<string, string> {
	return Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, cleanHtml(html)]));
}
