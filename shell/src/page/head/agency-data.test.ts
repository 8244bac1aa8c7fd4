import { SAMPLE_CONFIGURATION } from '@estate/shared-contract/samples';
import { expect, it } from 'vitest';
import { agencyData } from './agency-data.ts';

const site = (list: string) => ({
	configuration: SAMPLE_CONFIGURATION,
	table: { localize: () => list },
	siteUrl: 'https://meander.example',
	language: 'nl' as const,
});

it('names the agency with address, hours and offices, and how its site is searched', () => {
	const [agent, webSite] = agencyData(site('/nl/te-koop/'));
	expect(agent).toMatchObject({
		'@type': 'RealEstateAgent',
		name: SAMPLE_CONFIGURATION.agency.name,
		telephone: SAMPLE_CONFIGURATION.agency.phone,
		address: { postalCode: SAMPLE_CONFIGURATION.agency.zip, addressCountry: 'BE' },
	});
	expect(webSite).toMatchObject({
		'@type': 'WebSite',
		potentialAction: {
			target: { urlTemplate: 'https://meander.example/nl/te-koop/?search={search_term_string}' },
		},
	});
});

it('gives each office its own opening hours, else those of the agency', () => {
	const { agency } = SAMPLE_CONFIGURATION;
	const [office] = agency.offices;
	const own = { ...office!, openingHours: [{ days: ['Saturday'], opens: '10:00', closes: '13:00' }] };
	const configuration = { ...SAMPLE_CONFIGURATION, agency: { ...agency, offices: [own, office!] } };
	const [agent] = agencyData({ ...site('/'), configuration });
	const { days, opens, closes } = agency.openingHours[0]!;
	const ofAgency = [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }];
	expect(agent).toMatchObject({
		openingHoursSpecification: ofAgency,
		department: [
			{ openingHoursSpecification: [{ dayOfWeek: ['Saturday'], opens: '10:00', closes: '13:00' }] },
			{ openingHoursSpecification: ofAgency },
		],
	});
});

it('offers no search where no remote has a list', () => {
	expect(agencyData(site('/'))[1]).not.toHaveProperty('potentialAction');
});
