import { createRouteTable, LANGUAGES, remoteRoutes } from '@estate/shared-contract';
import { expect, test } from 'vitest';
import config from './remote.config.ts';

const table = createRouteTable(remoteRoutes(config), LANGUAGES);

test.each([
	['article', { slug: 'zo-leest-u-een-epc' }, '/nl/blog/zo-leest-u-een-epc/'],
	['testimonial', { name: 'lotte-en-jan' }, '/nl/getuigenissen/lotte-en-jan/'],
])('the page of an %s (%j) is an article at %s', (id, params, address) => {
	expect(table.href(`content.${id}`, params, 'nl')).toBe(address);
	expect(table.match(address)?.route.pageType).toBe('article');
});
