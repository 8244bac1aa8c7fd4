/** Kinds of content of which every item has a page of its own that search engines may know. */
export const INDEXABLE_KINDS = [
	'property-sale',
	'property-rent',
	'place-sale',
	'place-rent',
	'place-type-sale',
	'place-type-rent',
	'project',
	'unit',
	'article',
	'testimonial',
] as const;

export type IndexableKind = (typeof INDEXABLE_KINDS)[number];

/** Items in one part of the sitemap: with four languages each it stays below the 50,000 addresses of a file. */
export const INDEXABLE_PART = 5_000;
