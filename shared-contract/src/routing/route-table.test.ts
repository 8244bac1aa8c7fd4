import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRouteTable, type Route, splitLanguage } from './route-table.ts';

function route(id: string, paths: Route['paths']): Route {
	return { id, pageType: 'page', paths, breadcrumb: [], unprefixed: 'show', slots: ['content.page'] };
}

const table = createRouteTable(
	[
		route('page.home', { original: '/' }),
		route('listings.sale', { original: '/for-sale/', nl: '/te-koop/', fr: '/a-vendre/' }),
		route('listings.property', {
			original: '/property/:id/',
			nl: '/te-koop/:city/:slug/:id/',
			fr: '/a-vendre/:city/:slug/:id/',
			en: '/for-sale/:city/:slug/:id/',
		}),
		route('content.article', { original: '/blog/:slug/' }),
		route('content.archive', { original: '/blog/archive/' }),
		route('content.legacy', { original: '/blog/:id/' }),
	],
	['nl', 'fr', 'en'],
);

describe('matching an address', () => {
	it('finds a localized page in its language', () => {
		expect(table.match('/nl/te-koop/')).toMatchObject({
			route: { id: 'listings.sale' },
			language: 'nl',
			patternLanguage: 'nl',
		});
	});

	it('finds the original slug under a language that has none of its own', () => {
		expect(table.match('/en/for-sale/')).toMatchObject({
			route: { id: 'listings.sale' },
			patternLanguage: 'original',
		});
	});

	it('finds an address without a language, and says so', () => {
		expect(table.match('/for-sale/')).toMatchObject({ route: { id: 'listings.sale' }, language: undefined });
		expect(table.match('/property/12/')).toMatchObject({ params: { id: '12' }, patternLanguage: 'original' });
	});

	it('finds a slug of another language, so that the caller can redirect', () => {
		expect(table.match('/fr/te-koop/gent/huis/12/')).toMatchObject({
			route: { id: 'listings.property' },
			language: 'fr',
			patternLanguage: 'nl',
		});
	});

	it('does not mind case or the final slash', () => {
		expect(table.match('/NL/Te-Koop')).toMatchObject({ route: { id: 'listings.sale' }, language: 'nl' });
	});

	it('takes the home page of a language', () => {
		expect(table.match('/nl/')?.route.id).toBe('page.home');
		expect(table.match('/nl')?.route.id).toBe('page.home');
		expect(table.match('/')?.route.id).toBe('page.home');
	});

	it('prefers a literal segment to a parameter', () => {
		expect(table.match('/nl/blog/archive/')?.route.id).toBe('content.archive');
		expect(table.match('/nl/blog/spring/')?.route.id).toBe('content.article');
	});

	it('knows no path of a language that is not enabled', () => {
		expect(table.match('/de/')).toBeUndefined();
		expect(table.match('/de/for-sale/')).toBeUndefined();
	});

	it('knows no unknown path', () => {
		expect(table.match('/nl/nowhere/')).toBeUndefined();
		expect(table.match('/nl/te-koop/gent/')).toBeUndefined();
	});

	it('answers something or nothing for any path, but never throws', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (path) => {
				expect(() => table.match(`/${path}`)).not.toThrow();
			}),
		);
	});
});

describe('making a link', () => {
	it('writes the language, its own slugs and the parameters', () => {
		const params = { id: 12, city: 'gent', slug: 'huis' };
		expect(table.href('listings.property', params, 'nl')).toBe('/nl/te-koop/gent/huis/12/');
		expect(table.href('listings.property', params, 'fr')).toBe('/fr/a-vendre/gent/huis/12/');
		expect(table.href('listings.sale', undefined, 'en')).toBe('/en/for-sale/');
		expect(table.href('page.home', {}, 'fr')).toBe('/fr/');
	});

	it('refuses an unknown route and a missing parameter by name', () => {
		expect(() => table.href('listings.nothing', {}, 'nl')).toThrow(/No route "listings.nothing"/);
		expect(() => table.href('listings.property', { id: 12 }, 'nl')).toThrow(/"city"/);
	});

	it('matches what it wrote', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/), fc.nat(), (slug, id) => {
				const path = table.href('listings.property', { id, city: 'gent', slug }, 'nl');
				expect(table.match(path)?.params).toEqual({ id: String(id), city: 'gent', slug });
			}),
		);
	});
});

describe('localizing an original path', () => {
	it('keeps query and fragment', () => {
		expect(table.localize('/for-sale/?type=1#list', 'nl')).toBe('/nl/te-koop/?type=1#list');
		expect(table.localize('/for-sale/#list', 'fr')).toBe('/fr/a-vendre/#list');
	});

	it('reads the spelling of the breadcrumbs', () => {
		expect(table.localize('/For-sale/', 'nl')).toBe('/nl/te-koop/');
		expect(table.localize('for-sale', 'nl')).toBe('/nl/te-koop/');
	});

	it('answers / for a path that it does not know', () => {
		expect(table.localize('/nowhere/', 'nl')).toBe('/');
		expect(table.localize('', 'fr')).toBe('/fr/');
	});

	it('keeps the language of a detail page whose slugs it does not know', () => {
		const address = table.localize('/property/12/', 'nl');
		expect(address).toBe('/nl/property/12/');
		expect(table.match(address)).toMatchObject({ route: { id: 'listings.property' }, language: 'nl' });
	});
});

it('splits the language off a path', () => {
	expect(splitLanguage('/nl/te-koop/', ['nl'])).toEqual({ language: 'nl', rest: '/te-koop/' });
	expect(splitLanguage('/nl', ['nl'])).toEqual({ language: 'nl', rest: '/' });
	expect(splitLanguage('/de/x/', ['nl'])).toEqual({ language: undefined, rest: '/de/x/' });
	expect(splitLanguage('/nlx/', ['nl'])).toEqual({ language: undefined, rest: '/nlx/' });
});
