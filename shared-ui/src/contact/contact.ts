import type { Agency, Picture, PropertyDetail } from '@estate/shared-contract';

/** Whom to ask: a person, or the agency itself. */
export interface Contact {
	name: string;
	function?: string | undefined;
	picture?: Picture | undefined;
	phone: string;
	email: string;
}

/** The colleague in charge; the agency stands in for what of them is not known. */
export function contactOf(person: PropertyDetail['Contact'], agency: Agency): Contact {
	return {
		name: person?.Name || agency.name,
		function: person?.Function,
		picture: person?.Picture,
		phone: person?.Phone || agency.phone,
		email: person?.Email || agency.email,
	};
}
