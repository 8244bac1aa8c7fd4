import { createRouteTable, LANGUAGES, remoteRoutes } from '@estate/shared-contract';
import { expect, test } from 'vitest';
import config from './remote.config.ts';

const id = { id: 12, city: 'gent', slug: 'loft' };

test.each([
	['for-sale', {}, 'nl', '/nl/te-koop/'],
	['for-sale', {}, 'fr', '/fr/a-vendre/'],
	['for-rent', {}, 'en', '/en/for-rent/'],
	['property-rent', id, 'nl', '/nl/te-huur/gent/loft/12/'],
	['property-sale', id, 'fr', '/fr/a-vendre/gent/loft/12/'],
	['property', id, 'en', '/en/property/12/'],
] as const)('the route %s of %j in %s is %s', (route, params, language, address) => {
	const table = createRouteTable(remoteRoutes(config), LANGUAGES);
	expect(table.href(`listings.${route}`, params, language)).toBe(address);
});

test('the section above a property has a name in every language', () => {
	const route = config.routes.find(({ id }) => id === 'property-sale');
	const names = { nl: 'Te Koop', fr: 'À Vendre', en: 'For sale', de: 'Zu verkaufen' };
	expect(route?.breadcrumb).toEqual([{ names, path: '/for-sale/' }]);
});
