import { LANGUAGES, PLACE_PAGES, type RemoteManifest } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { pagesToVisit } from './pages-to-visit.ts';

it('looks for a place of the frame on the page that has it, in every language', () => {
	const slot = (name: string, place: string) => ({
		name,
		priority: 'optional',
		hydration: 'never',
		places: [place],
	});
	const places = [...Object.keys(PLACE_PAGES), 'not-found'];
	const manifest = { name: 'drill', routes: [], slots: places.map((place) => slot(place, place)) };
	const pages = pagesToVisit(manifest as unknown as RemoteManifest, []);
	expect(pages).toHaveLength(places.length * LANGUAGES.length);
	const of = (language: string) =>
		Object.fromEntries(
			pages.filter(({ path }) => path.startsWith(`/${language}/`)).map(({ path, slots }) => [path, slots]),
		);
	expect(of('nl')).toEqual({
		'/nl/': ['home-banner'],
		'/nl/cookiebeleid/': ['cookie-policy'],
		'/nl/contact/': ['contact'],
		'/nl/nowhere/': ['not-found'],
	});
	expect(of('en')).toEqual({
		'/en/': ['home-banner'],
		'/en/cookie-policy/': ['cookie-policy'],
		'/en/contact/': ['contact'],
		'/en/nowhere/': ['not-found'],
	});
});
