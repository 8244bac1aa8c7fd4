// @vitest-environment node
import { createRouteTable, LANGUAGES, remoteRoutes } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltRemote, builtRemote } from './testing/built-remote.ts';

let remote: BuiltRemote;
beforeAll(async () => {
	remote = await builtRemote();
}, 60_000);
afterAll(() => remote.remove());

describe('the listings remote, built', () => {
	it('offers its slots', () => {
		expect(remote.manifest.slots.map(({ name }) => name).sort()).toEqual([
			'compare',
			'detail',
			'favourites',
			'filters',
			'home-search',
			'kept',
			'property-list',
			'results',
		]);
	});

	it('has the addresses of the specification', () => {
		const table = createRouteTable(remoteRoutes(remote.manifest), LANGUAGES);
		const id = { id: 12, city: 'gent', slug: 'loft' };
		expect(table.href('listings.for-sale', {}, 'nl')).toBe('/nl/te-koop/');
		expect(table.href('listings.for-sale', {}, 'fr')).toBe('/fr/a-vendre/');
		expect(table.href('listings.for-rent', {}, 'en')).toBe('/en/for-rent/');
		expect(table.href('listings.property-rent', id, 'nl')).toBe('/nl/te-huur/gent/loft/12/');
		expect(table.href('listings.property-sale', id, 'fr')).toBe('/fr/a-vendre/gent/loft/12/');
		expect(table.href('listings.property', id, 'en')).toBe('/en/property/12/');
	});

	it('names the sections in every language', () => {
		const route = remote.manifest.routes.find(({ id }) => id === 'property-sale');
		expect(route?.breadcrumb).toEqual([
			{
				names: { nl: 'Te Koop', fr: 'À Vendre', en: 'For sale', de: 'Zu verkaufen' },
				path: '/for-sale/',
			},
		]);
	});

	it('has a script for every slot and every language, and one bundle for the server', () => {
		const { assets, files, languages, serverEntry, slots } = remote.manifest;
		for (const name of [...slots.map((slot) => slot.name), ...languages.map((each) => `texts-${each}`)])
			expect(assets[name]?.js.length, name).toBeGreaterThan(0);
		expect(files.map(({ path }) => path)).toContain(serverEntry);
	});

	it('sends no server code to the browser', async () => {
		const scripts = remote.manifest.files.filter(({ path }) => /^client\/.*\.js$/.test(path));
		expect(scripts.length).toBeGreaterThan(5);
		for (const { path } of scripts) expect(await remote.read(path), path).not.toContain('renderToString');
	});

	it('sends a schema library only with the map that a visitor asks for, never with a slot', async () => {
		for (const [name, { js }] of Object.entries(remote.manifest.assets))
			for (const path of js) {
				const hasSchemas = /ZodError|_zod|invalid_union/.test(await remote.read(path));
				expect(hasSchemas, `${name}: ${path}`).toBe(false);
			}
	});

	it('keeps what a page of results loads small', async () => {
		const { js } = remote.manifest.assets.filters ?? { js: [] };
		const sizes = await Promise.all(js.map(async (path) => (await remote.read(path)).length));
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000);
	});
});
