// @vitest-environment node
import { createRouteTable, LANGUAGES, remoteRoutes } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltRemote, builtRemote } from './testing/built-remote.ts';

let remote: BuiltRemote;
beforeAll(async () => {
	remote = await builtRemote();
}, 60_000);
afterAll(() => remote.remove());

describe('the projects remote, built', () => {
	it('has the addresses of the specification', () => {
		const table = createRouteTable(remoteRoutes(remote.manifest), LANGUAGES);
		const id = { id: 14, city: 'gent', slug: 'de-kaaien' };
		expect(table.href('projects.list', {}, 'nl')).toBe('/nl/projecten/');
		expect(table.href('projects.list', {}, 'fr')).toBe('/fr/projets/');
		expect(table.href('projects.list', {}, 'en')).toBe('/en/projects/');
		expect(table.href('projects.project-detail', id, 'nl')).toBe('/nl/projecten/gent/de-kaaien/14/');
		expect(table.href('projects.project', id, 'en')).toBe('/en/project/14/');
	});

	it('names its section in every language', () => {
		const route = remote.manifest.routes.find(({ id }) => id === 'project-detail');
		expect(route?.breadcrumb).toEqual([
			{ names: { nl: 'Projecten', fr: 'Projets', en: 'Projects', de: 'Projekte' }, path: '/projects/' },
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
		expect(scripts.length).toBeGreaterThan(3);
		for (const { path } of scripts) expect(await remote.read(path), path).not.toContain('renderToString');
	});

	it('sends a schema library only with the map that a visitor asks for, never with a slot', async () => {
		for (const [name, { js }] of Object.entries(remote.manifest.assets))
			for (const path of js) {
				const hasSchemas = /ZodError|_zod|invalid_union/.test(await remote.read(path));
				expect(hasSchemas, `${name}: ${path}`).toBe(false);
			}
	});
});
