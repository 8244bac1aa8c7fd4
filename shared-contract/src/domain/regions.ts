export const REGIONS = ['flanders', 'brussels', 'wallonia'] as const;

export type Region = (typeof REGIONS)[number];

/** Country codes of the feeds (website.md §9). */
export const COUNTRY = { belgium: 10, luxembourg: 50 } as const;

const POSTCODES: readonly (readonly [from: number, to: number, region: Region])[] = [
	[1000, 1299, 'brussels'],
	[1300, 1499, 'wallonia'],
	[4000, 7999, 'wallonia'],
	[1500, 3999, 'flanders'],
	[8000, 9999, 'flanders'],
];

/** Region of a Belgian postcode; undefined for anything else (website.md §9, decisions 19). */
export function regionOfPostcode(zip: string | number): Region | undefined {
	const code = Number(zip);
	return POSTCODES.find(([from, to]) => code >= from && code <= to)?.[2];
}
