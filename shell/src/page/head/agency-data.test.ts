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

it('offers no search where no remote has a list', () => {
	expect(agencyData(site('/'))[1]).not.toHaveProperty('potentialAction');
});
