import type { IndexableAnswer, IndexableItem } from '../api/indexable.schema.ts';
import { INDEXABLE_PART, type IndexableKind } from '../domain/indexable.ts';
import { LANGUAGES, type Language } from '../domain/languages.ts';
import { sampleArticles, sampleCategories } from './articles.ts';
import { samplePlaceAddresses } from './place-page.ts';
import { sampleProject, sampleProjects } from './projects.ts';
import { sampleProperties } from './properties.ts';
import { sampleTestimonials } from './team.ts';

type Parameters = Record<string, string>;

function item(parameters: (language: Language) => Parameters): IndexableItem {
	return {
		parameters: Object.fromEntries(
			LANGUAGES.map((language) => [language, parameters(language)]),
		) as IndexableItem['parameters'],
		pictures: [],
	};
}

const properties = (goal: 0 | 1) =>
	sampleProperties('nl')
		.filter(({ Goal, State }) => Goal === goal && State !== 'withdrawn')
		.map(({ ID, Slugs }) => item((language) => ({ ...Slugs[language], id: String(ID) })));

function units(): IndexableItem[] {
	return sampleProjects('nl').flatMap(({ ID, Slugs }) =>
		(sampleProject(ID, 'nl')?.Units ?? []).map((unit) =>
			item((language) => ({
				city: Slugs[language]?.city ?? '-',
				projectSlug: Slugs[language]?.slug ?? '-',
				projectId: String(ID),
				unitSlug: unit.Slugs[language] ?? '-',
				id: String(unit.ID),
			})),
		),
	);
}

function articles(): IndexableItem[] {
	const own = sampleCategories('nl').filter(({ kind }) => kind === 'news' || kind === 'blog');
	return sampleArticles('nl')
		.filter(({ categoryId }) => own.some(({ id }) => id === categoryId))
		.map(({ slugs }) => item((language) => ({ slug: slugs[language] ?? '-' })));
}

const places = (goal: '0' | '1', byType: boolean): IndexableItem[] =>
	samplePlaceAddresses(goal, byType).map((parameters) => ({ parameters, pictures: [] }));

const ITEMS: Record<IndexableKind, () => IndexableItem[]> = {
	'property-sale': () => properties(0),
	'property-rent': () => properties(1),
	'place-sale': () => places('0', false),
	'place-rent': () => places('1', false),
	'place-type-sale': () => places('0', true),
	'place-type-rent': () => places('1', true),
	project: () =>
		sampleProjects('nl').map(({ ID, Slugs }) => item((language) => ({ ...Slugs[language], id: String(ID) }))),
	unit: units,
	article: articles,
	testimonial: () => sampleTestimonials('nl').map(({ slug }) => item(() => ({ name: slug }))),
};

/** The api's answer about what search engines may know among the samples. */
export function sampleIndexable(kind: IndexableKind, part: number): IndexableAnswer {
	const items = ITEMS[kind]();
	return {
		items: items.slice(part * INDEXABLE_PART, (part + 1) * INDEXABLE_PART),
		parts: Math.ceil(items.length / INDEXABLE_PART),
	};
}
