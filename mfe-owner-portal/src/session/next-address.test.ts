import { describe, expect, test } from 'vitest';
import ownerPortal from '../remote.config.ts';
import { nextAddress } from './next-address.ts';

const PATHS: Record<string, string> = {
	'owner-portal.overview': '/nl/eigenaar/',
	'owner-portal.account': '/nl/eigenaar/account/',
	'owner-portal.searches': '/nl/mijn-zoekopdrachten/',
};
const href = (id: string) => PATHS[id] ?? '/';
const after = (next: string) => nextAddress(`?next=${encodeURIComponent(next)}`, href);

describe('where a log-in leads', () => {
	test.each([
		'/nl/eigenaar/',
		'/nl/eigenaar/12/',
		'/nl/eigenaar/account/',
		'/nl/mijn-zoekopdrachten/',
		'/nl/owner/2066/',
		'/nl/owner/2066/messages/',
		'/nl/owner/account/',
		'/nl/my-searches/',
	])('goes on to %s', (path) => {
		expect(after(path)).toBe(path);
	});

	test.each([
		'https://evil.example/nl/eigenaar/',
		'//evil.example/nl/eigenaar/',
		'/\\evil.example/nl/eigenaar/',
		'\\\\evil.example',
		'/\t/evil.example/nl/eigenaar/',
		'javascript:alert(1)',
		'/nl/eigenaar/../../api/v1/owner/session',
		'/nl/eigenaar/12/..//..//evil.example',
		'/nl/owner/../../api/v1/owner/session',
		'/nl/ownership/',
		'/owner/12/',
		'/nl/eigenaarsclub/',
		'/nl/te-koop/',
		'@evil.example',
		'',
	])('never follows %s', (next) => {
		expect(after(next)).toBe('/nl/eigenaar/');
	});

	test('keeps what was filtered and sorted, and drops the rest', () => {
		expect(after('/nl/eigenaar/12/?type=mail&sort=date#b')).toBe('/nl/eigenaar/12/?type=mail&sort=date');
	});

	test.each([
		['/nl/eigenaar/', '/nl/mijn-zoekopdrachten/'],
		['/nl/eigenaar/12/', '/nl/mijn-zoekopdrachten/'],
		['/nl/owner/12/', '/nl/mijn-zoekopdrachten/'],
		['/nl/eigenaar/account/', '/nl/eigenaar/account/'],
		['/nl/owner/account/', '/nl/owner/account/'],
		['', '/nl/mijn-zoekopdrachten/'],
	])('of a searcher never goes to an owner’s page: %s', (next, to) => {
		expect(nextAddress(`?next=${encodeURIComponent(next)}`, href, 'searcher')).toBe(to);
	});
});

test('every page of the portal is one that a log-in leads back to, under its general address too', () => {
	const routes = ownerPortal.routes.filter(({ slots }) => slots.includes('session' as never));
	expect(routes.length).toBeGreaterThan(5);
	for (const { paths } of routes)
		for (const path of [paths.original, paths.nl]) {
			const next = `/nl${(path ?? paths.original).replace(':id', '12')}`;
			expect(after(next)).toBe(next);
		}
});
