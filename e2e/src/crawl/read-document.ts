import { Parser } from 'htmlparser2';

/** What a search engine reads of a document. */
export interface ReadDocument {
	title: string;
	description: string;
	h1: number;
	canonical: string | undefined;
	noindex: boolean;
	/** hreflang → address */
	alternates: Record<string, string>;
	/** Addresses of links, forms by GET not among them */
	links: string[];
	/** What it says in its own language, text by text */
	texts: string[];
	jsonLd: unknown[];
}

type Attributes = Record<string, string>;

/** Reads a document without running it. */
export function readDocument(html: string): ReadDocument {
	const read: ReadDocument = {
		title: '',
		description: '',
		h1: 0,
		canonical: undefined,
		noindex: false,
		alternates: {},
		links: [],
		texts: [],
		jsonLd: [],
	};
	let collected: string | undefined;
	let language = '';
	// The open elements that say nothing to a reader of the page's language: scripts, styles, and what names another.
	const silent: string[] = [];
	const isSilent = (tag: string, { lang, hreflang }: Attributes) =>
		/^(script|style)$/.test(tag) || (lang ?? hreflang ?? language) !== language;
	const link = ({ rel, href = '', hreflang }: Attributes) => {
		if (rel === 'canonical') read.canonical = href;
		if (rel === 'alternate' && hreflang) read.alternates[hreflang] = href;
	};
	const meta = ({ name, content = '' }: Attributes) => {
		if (name === 'description') read.description = content;
		if (name === 'robots' && content.includes('noindex')) read.noindex = true;
	};
	const parser = new Parser({
		onopentag(tag, attributes) {
			if (tag === 'html') language = attributes.lang ?? '';
			if (silent.length > 0 || isSilent(tag, attributes)) silent.push(tag);
			if (tag === 'a' && attributes.href) read.links.push(attributes.href);
			if (tag === 'link') link(attributes);
			if (tag === 'meta') meta(attributes);
			if (tag === 'h1') read.h1++;
			if (tag === 'title' || attributes.type === 'application/ld+json') collected = '';
		},
		ontext(text) {
			if (collected !== undefined) collected += text;
			const said = text.trim();
			if (said && silent.length === 0) read.texts.push(said);
		},
		onclosetag(tag) {
			silent.pop();
			if (collected === undefined) return;
			if (tag === 'title' && read.title === '') read.title = collected.trim();
			if (tag === 'script') read.jsonLd.push(JSON.parse(collected));
			collected = undefined;
		},
	});
	parser.end(html);
	return read;
}
