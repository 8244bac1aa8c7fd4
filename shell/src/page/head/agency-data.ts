import {
	type Agency,
	calledIn,
	type Language,
	openingHoursOf,
	type RouteTable,
	type SiteConfiguration,
} from '@estate/shared-contract';
import type {
	DayOfWeek,
	OpeningHoursSpecification,
	PostalAddress,
	RealEstateAgent,
	SearchAction,
	WebSite,
	WithActionConstraints,
	WithContext,
} from 'schema-dts';
import { cityOf } from '../view/city-of.ts';

interface AgencySite {
	configuration: SiteConfiguration;
	table: Pick<RouteTable, 'localize'>;
	siteUrl: string;
	language: Language;
}

/** Original path of the list that the site's search leads to. */
const SEARCHED = '/for-sale/';

interface Address {
	street: string;
	streets?: Record<string, string> | undefined;
	zip: string;
	city: string;
	cityNames?: Record<string, string> | undefined;
}

const addressOf = ({ street, streets, zip, ...place }: Address, language: Language): PostalAddress => ({
	'@type': 'PostalAddress',
	streetAddress: calledIn(language, streets, street),
	postalCode: zip,
	addressLocality: cityOf(place, language),
	addressCountry: 'BE',
});

const hoursOf = (openingHours: Agency['openingHours']): OpeningHoursSpecification[] =>
	openingHours.map(({ days, opens, closes }) => ({
		'@type': 'OpeningHoursSpecification',
		dayOfWeek: days as DayOfWeek[],
		opens,
		closes,
	}));

function agent({ configuration, siteUrl, language }: AgencySite): WithContext<RealEstateAgent> {
	const { agency, logo } = configuration;
	return {
		'@context': 'https://schema.org',
		'@type': 'RealEstateAgent',
		'@id': `${siteUrl}/#agency`,
		name: agency.name,
		legalName: agency.legalName,
		url: `${siteUrl}/`,
		logo: siteUrl + logo.light,
		telephone: agency.phone,
		email: agency.email,
		vatID: agency.vatNumber,
		...(agency.social?.length ? { sameAs: agency.social.map(({ url }) => url) } : {}),
		address: addressOf(agency, language),
		openingHoursSpecification: hoursOf(agency.openingHours),
		department: agency.offices.map((office) => ({
			'@type': 'RealEstateAgent',
			name: calledIn(language, office.names, office.name),
			telephone: office.phone,
			...(office.email ? { email: office.email } : {}),
			address: addressOf(office, language),
			openingHoursSpecification: hoursOf(openingHoursOf(agency, office)),
		})),
	};
}

function webSite({ configuration, table, siteUrl, language }: AgencySite): WithContext<WebSite> {
	const list = table.localize(SEARCHED, language);
	const search: WithActionConstraints<SearchAction> = {
		'@type': 'SearchAction',
		target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${list}?search={search_term_string}` },
		'query-input': 'required name=search_term_string',
	};
	return {
		'@context': 'https://schema.org',
		'@type': 'WebSite',
		'@id': `${siteUrl}/#site`,
		name: configuration.name,
		url: `${siteUrl}/`,
		inLanguage: [...configuration.enabledLanguages],
		publisher: { '@id': `${siteUrl}/#agency` },
		...(list === '/' ? {} : { potentialAction: search }),
	};
}

/** What the home page says to search engines: the agency, and how its site is searched. */
export const agencyData = (site: AgencySite): object[] => [agent(site), webSite(site)];
