import type { DocumentKind } from '@estate/shared-contract';

/** What the agency's feed calls the documents that are asked for (`Kind`); any other is a further document. */
const FEED_KINDS: Readonly<Record<string, DocumentKind>> = {
	epc: 'energy',
	soil: 'soil',
	electricity: 'electricity',
	planning: 'planning',
	flood: 'flood',
	asbestos: 'asbestos',
	'as-built': 'as-built',
	'co-ownership': 'co-ownership',
	'oil-tank': 'oil-tank',
};

export const kindOfFeed = (kind: string): DocumentKind => FEED_KINDS[kind] ?? 'other';
