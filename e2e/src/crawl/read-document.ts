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
		jsonLd: [],
	};
	let collected: string | undefined;
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
			if (tag === 'a' && attributes.href) read.links.push(attributes.href);
			if (tag === 'link') link(attributes);
			if (tag === 'meta') meta(attributes);
			if (tag === 'h1') read.h1++;
			if (tag === 'title' || attributes.type === 'application/ld+json') collected = '';
		},
		ontext(text) {
			if (collected !== undefined) collected += text;
		},
		onclosetag(tag) {
			if (collected === undefined) return;
			if (tag === 'title' && read.title === '') read.title = collected.trim();
			if (tag === 'script') read.jsonLd.push(JSON.parse(collected));
			collected = undefined;
		},
	});
	parser.end(html);
	return read;
}
