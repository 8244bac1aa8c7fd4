import { searchableText } from '../searchable-text.ts';

/** Texts that a property is found by. */
export interface VectorTexts {
	/** As `searchableText` writes them */
	names: string;
	/** Descriptions as pages show them, tags and all */
	nl: string;
	fr: string;
	en: string;
	de: string;
}

/** The same, descriptions too as `searchableText` writes them: what the database makes a vector of. */
export const asSearched = ({ names, nl, fr, en, de }: VectorTexts): VectorTexts => ({
	names,
	nl: searchableText(nl),
	fr: searchableText(fr),
	en: searchableText(en),
	de: searchableText(de),
});
