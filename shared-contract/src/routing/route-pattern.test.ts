import { describe, expect, it } from 'vitest';
import {
	bySpecificity,
	canonicalPath,
	fillPattern,
	isRoutePattern,
	matchPattern,
	patternsClash,
} from './route-pattern.ts';

describe('a pattern', () => {
	it.each(['/', '/te-koop/', '/downloads-&-links/', '/te-koop/:city/:slug/:id/'])('%s is one', (pattern) => {
		expect(isRoutePattern(pattern)).toBe(true);
	});

	it.each(['', 'te-koop/', '/te-koop', '/Te-Koop/', '/a//b/', '/a b/'])('"%s" is none', (pattern) => {
		expect(isRoutePattern(pattern)).toBe(false);
	});
});

describe('matching', () => {
	it('does not mind case or the final slash', () => {
		expect(matchPattern('/for-sale/', '/For-Sale')).toEqual({});
		expect(matchPattern('/te-koop/:city/:slug/:id/', '/TE-KOOP/Gent/Huis/12')).toEqual({
			city: 'gent',
			slug: 'huis',
			id: '12',
		});
	});

	it('takes digits alone for an id', () => {
		expect(matchPattern('/property/:id/', '/property/12/')).toEqual({ id: '12' });
		expect(matchPattern('/property/:id/', '/property/12a/')).toBeUndefined();
		expect(matchPattern('/projecten/:projectId/', '/projecten/x/')).toBeUndefined();
		expect(matchPattern('/property/:id/', `/property/${'9'.repeat(16)}/`)).toBeUndefined();
	});

	it('wants as many segments as the pattern has', () => {
		expect(matchPattern('/blog/:slug/', '/blog/')).toBeUndefined();
		expect(matchPattern('/blog/:slug/', '/blog/a/b/')).toBeUndefined();
		expect(matchPattern('/', '/')).toEqual({});
	});
});

it('writes a path, and names the parameter that is missing', () => {
	expect(fillPattern('/te-koop/:city/:id/', { city: 'sint niklaas', id: 12 })).toBe(
		'/te-koop/sint%20niklaas/12/',
	);
	expect(() => fillPattern('/property/:id/', {})).toThrow(/needs the parameter "id"/);
	expect(() => fillPattern('/blog/:slug/', { slug: '' })).toThrow(RangeError);
});

it('makes any path canonical', () => {
	expect(canonicalPath('')).toBe('/');
	expect(canonicalPath('//')).toBe('/');
	expect(canonicalPath('/NL//Te-Koop')).toBe('/nl/te-koop/');
});

it('sees a clash where one path could fit both patterns equally well', () => {
	expect(patternsClash('/blog/:slug/', '/blog/:name/')).toBe(true);
	expect(patternsClash('/blog/:slug/', '/blog/archive/')).toBe(false);
	expect(patternsClash('/blog/:slug/', '/blog/:id/')).toBe(false);
});

it('tries literal segments first', () => {
	expect(['/:a/:b/', '/blog/:slug/', '/blog/archive/'].sort(bySpecificity)).toEqual([
		'/blog/archive/',
		'/blog/:slug/',
		'/:a/:b/',
	]);
});
