import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltRemote, builtRemote } from './testing/built-remote.ts';

let remote: BuiltRemote;
beforeAll(async () => {
	remote = await builtRemote();
}, 60_000);
afterAll(() => remote.close());

describe('the projects remote, built', () => {
	it('has the addresses of the specification', () => {
		const id = { id: 14, city: 'gent', slug: 'de-kaaien' };
		expect(remote.href('projects.list', {}, 'nl')).toBe('/nl/projecten/');
		expect(remote.href('projects.list', {}, 'fr')).toBe('/fr/projets/');
		expect(remote.href('projects.list', {}, 'en')).toBe('/en/projects/');
		expect(remote.href('projects.project-detail', id, 'nl')).toBe('/nl/projecten/gent/de-kaaien/14/');
		expect(remote.href('projects.project', id, 'en')).toBe('/en/project/14/');
	});

	it('names its section in every language', () => {
		const route = remote.manifest.routes.find(({ id }) => id === 'project-detail');
		expect(route?.breadcrumb).toEqual([
			{ names: { nl: 'Projecten', fr: 'Projets', en: 'Projects', de: 'Projekte' }, path: '/projects/' },
		]);
	});

	it('sends no schema library and no server code to the browser', async () => {
		const scripts = remote.manifest.files.filter(({ path }) => /^client\/.*\.js$/.test(path));
		expect(scripts.length).toBeGreaterThan(3);
		for (const { path } of scripts)
			expect(await remote.read(path), path).not.toMatch(/ZodError|_zod|invalid_union|renderToString/);
	});
});
