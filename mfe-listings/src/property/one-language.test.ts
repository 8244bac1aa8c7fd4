import { LANGUAGES, type PropertySummary } from '@estate/shared-contract';
import { sampleProperties } from '@estate/shared-contract/samples';
import { expect, it } from 'vitest';
import { withSlugsIn } from './one-language.ts';
import { propertyHref } from './property-address.ts';

const href = (route: string, params?: Record<string, string | number>) =>
	`${route}/${Object.values(params ?? {}).join('/')}`;
const [property] = sampleProperties('nl');
const unit: PropertySummary = {
	...property!,
	ProjectID: 14,
	Unit: {
		ID: 3,
		Name: 'Appartement 3',
		Slugs: { nl: 'appartement-3', fr: '' },
		ProjectName: 'Park Leie',
		ProjectSlugs: { nl: { city: 'gent', slug: 'park-leie' }, en: { city: 'ghent', slug: 'park-leie' } },
	},
};

it('a list’s properties keep the address that they have in its language, and no other', () => {
	for (const language of LANGUAGES)
		for (const whole of [property!, unit]) {
			const listed = withSlugsIn(whole, language);
			expect(propertyHref(listed, href, language)).toBe(propertyHref(whole, href, language));
			expect(Object.keys(listed.Slugs)).toEqual([language]);
			expect(Object.keys(listed.Unit?.ProjectSlugs ?? {}).length).toBeLessThanOrEqual(1);
		}
});
