import { matchesType } from '../property-types.ts';
import type { Region } from '../regions.ts';
import type { DocumentKind } from './document-kinds.ts';

/** What decides which documents are asked for. */
export interface DocumentFacts {
	region: Region;
	isLetting: boolean;
	WebID: number;
	WebIDs: string;
	/** Undefined where nobody wrote it down */
	year?: number | undefined;
}

/** One kind of document in one region: from what law, for what, for how long it is good. */
export interface DocumentRule {
	kind: Exclude<DocumentKind, 'other'>;
	/** The rule, as its country names it: shown in every language */
	source: string;
	/** For a sale, a letting, or both */
	for: 'sale' | 'letting' | 'both';
	/** Types that it is about; without it all */
	about?: 'buildings' | 'heated' | 'residences' | 'flats';
	/** Asked for what was built before this year, or of an unknown year */
	builtBefore?: number;
	/** Whether it applies depends on what only the owner knows */
	isConditional?: true;
	/** Years from the day of issue; without it the rule names no fixed term, or several */
	validYears?: number;
	/** Day from which it is asked for as it stands here */
	since?: `${number}-${number}-${number}`;
}

/** Day by which the rules below were gone through. */
export const DOCUMENT_RULES_AS_OF = '2026-01-01';

const ELECTRICITY: DocumentRule = {
	kind: 'electricity',
	source: 'AREI/RGIE (KB/AR 8.9.2019), Boek/Livre 1, 8.4.2',
	for: 'sale',
	about: 'residences',
	// Of an installation that is in order: another is looked at again within 18 months of the deed.
	validYears: 25,
};
const AS_BUILT: DocumentRule = {
	kind: 'as-built',
	source: 'KB/AR 25.1.2001, art. 34-36, 48',
	for: 'sale',
	about: 'buildings',
	isConditional: true,
	since: '2001-05-01',
};
const CO_OWNERSHIP: DocumentRule = {
	kind: 'co-ownership',
	source: 'BW / Code civil, art. 3.94',
	for: 'sale',
	about: 'flats',
};

/** What is asked for, region by region. What no rule names for certain is left out: the notary and the agency add it. */
export const DOCUMENT_RULES: Readonly<Record<Region, readonly DocumentRule[]>> = {
	flanders: [
		{
			kind: 'energy',
			source: 'Energiebesluit 19.11.2010, titel IX',
			for: 'both',
			about: 'heated',
			validYears: 10,
		},
		{ kind: 'soil', source: 'Bodemdecreet 27.10.2006, art. 101', for: 'sale' },
		ELECTRICITY,
		{ kind: 'planning', source: 'VCRO, titel V, hoofdstuk II', for: 'sale' },
		{
			kind: 'flood',
			source: 'Decreet integraal waterbeleid, art. 1.3.3.3.2',
			for: 'sale',
			since: '2023-01-01',
		},
		{
			kind: 'asbestos',
			source: 'Materialendecreet 23.12.2011 (asbestattest)',
			for: 'sale',
			about: 'buildings',
			builtBefore: 2001,
			validYears: 10,
			since: '2022-11-23',
		},
		AS_BUILT,
		CO_OWNERSHIP,
		{
			kind: 'oil-tank',
			source: 'VLAREM II, hoofdstuk 6.5',
			for: 'sale',
			about: 'buildings',
			isConditional: true,
		},
	],
	brussels: [
		{
			kind: 'energy',
			source: 'BWLKE/CoBrACE (2.5.2013), boek/livre 2',
			for: 'both',
			about: 'residences',
			validYears: 10,
		},
		{ kind: 'soil', source: 'Ordonnantie/Ordonnance 5.3.2009, art. 13', for: 'sale' },
		ELECTRICITY,
		{ kind: 'planning', source: 'BWRO/CoBAT, art. 275, 280, 281', for: 'sale' },
		AS_BUILT,
		CO_OWNERSHIP,
	],
	wallonia: [
		{ kind: 'energy', source: 'Décret PEB 28.11.2013', for: 'both', about: 'residences', validYears: 10 },
		{ kind: 'soil', source: 'Décret sols 1.3.2018, art. 31', for: 'sale', since: '2019-01-01' },
		ELECTRICITY,
		{ kind: 'planning', source: 'CoDT, art. D.IV.97-D.IV.100', for: 'sale' },
		AS_BUILT,
		CO_OWNERSHIP,
	],
};

/** Property types by id (website.md §3): land and parking are no buildings that these rules mean. */
const TYPES = {
	buildings: [1, 2, 3, 5, 6, 8, 9],
	heated: [1, 2, 3, 5, 6, 9],
	residences: [1, 2, 3, 5],
	flats: [2, 3],
} as const;

/** The rules that a property falls under, as far as its facts say. */
export function askedDocuments({ region, isLetting, year, ...types }: DocumentFacts): DocumentRule[] {
	return DOCUMENT_RULES[region].filter(
		(rule) =>
			(rule.for === 'both' || (rule.for === 'letting') === isLetting) &&
			(!rule.about || matchesType(types, TYPES[rule.about])) &&
			(!rule.builtBefore || year === undefined || year < rule.builtBefore),
	);
}

/** Last day of a document that was issued on a day, by its rule; undefined where the rule has no fixed term. */
export function lastDay(rule: DocumentRule | undefined, issuedOn: string): string | undefined {
	if (!rule?.validYears) return undefined;
	const [year = 0, month = 1, day = 1] = issuedOn.split('-').map(Number);
	const end = new Date(Date.UTC(year + rule.validYears, month - 1, day));
	// 29 February of a year that has none ends on the last of February.
	if (end.getUTCMonth() !== month - 1) end.setUTCDate(0);
	return end.toISOString().slice(0, 10);
}
