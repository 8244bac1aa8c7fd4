import { createRouteTable, LANGUAGES, remoteRoutes } from '@estate/shared-contract';
import { expect, test } from 'vitest';
import config from './remote.config.ts';

const id = { id: 14, city: 'gent', slug: 'de-kaaien' };
const unit = {
	city: 'gent',
	projectSlug: 'de-kaaien',
	projectId: 14,
	unitSlug: 'appartement-1-01',
	id: 1401,
};

test.each([
	['list', {}, 'nl', '/nl/projecten/'],
	['list', {}, 'fr', '/fr/projets/'],
	['list', {}, 'en', '/en/projects/'],
	['project-detail', id, 'nl', '/nl/projecten/gent/de-kaaien/14/'],
	['project', id, 'en', '/en/project/14/'],
	['project-unit', unit, 'nl', '/nl/projecten/gent/de-kaaien/14/appartement-1-01/1401/'],
] as const)('the route %s of %j in %s is %s', (route, params, language, address) => {
	const table = createRouteTable(remoteRoutes(config), LANGUAGES);
	expect(table.href(`projects.${route}`, params, language)).toBe(address);
});

test('the section above a project has a name in every language', () => {
	const route = config.routes.find(({ id }) => id === 'project-detail');
	const names = { nl: 'Projecten', fr: 'Projets', en: 'Projects', de: 'Projekte' };
	expect(route?.breadcrumb).toEqual([{ names, path: '/projects/' }]);
});
