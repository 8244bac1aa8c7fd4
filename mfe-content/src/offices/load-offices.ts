import type { SlotContext } from '@estate/remote-kit';
import { type Agency, type LoadResult, openingHoursOf, pickText } from '@estate/shared-contract';
import { cityName } from '@estate/shared-i18n';

export interface Office {
	name: string;
	/** `Coupure Links 214, 9000 Gent` */
	address: string;
	phone: string;
	email: string;
	/** Where a route to it is worked out */
	routeHref: string;
	location?: { lat: number; lng: number };
	/** None where the site names none */
	openingHours: Agency['openingHours'];
}

export interface OfficesData {
	offices: Office[];
}

/** A route from where the visitor is; on a phone the map's own application opens. */
function routeAddress(destination: string): string {
	return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

/** The agency's offices, each with how it is reached and when it is open; the agency's own mail and hours stand in where an office has none. */
export async function loadOffices({ site, language }: SlotContext): Promise<LoadResult<OfficesData>> {
	const { agency, citySpellings, defaultLanguage } = site;
	const called = (names: Record<string, string> | undefined, name: string) =>
		pickText(names ?? {}, language, defaultLanguage) || name;
	const offices = agency.offices.map(({ zip, phone, email, location, ...office }) => {
		const town = called(office.cityNames, cityName(office.city, citySpellings));
		const address = `${called(office.streets, office.street)}, ${zip} ${town}`;
		return {
			name: called(office.names, office.name),
			address,
			phone,
			email: email ?? agency.email,
			routeHref: routeAddress(location ? `${location.lat},${location.lng}` : address),
			...(location ? { location } : {}),
			openingHours: openingHoursOf(agency, office),
		};
	});
	return { data: { offices } };
}
