import { slugify } from '@estate/shared-contract';

/** A name as it is compared: lower case, without accents, hyphens and spaces; "Saint", "Sainte" and "Sankt" as "st", "ste". */
export function placeKey(name: string): string {
	return slugify(name)
		.replace(/(^|-)(?:sint|saint|sankt)-/g, '$1st-')
		.replace(/(^|-)sainte-/g, '$1ste-')
		.replaceAll('-', '');
}
