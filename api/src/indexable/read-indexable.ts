import {
	INDEXABLE_PART,
	type IndexableAnswer,
	type IndexableItem,
	type IndexableKind,
	LANGUAGES,
	type Language,
} from '@estate/shared-contract';
import { sql } from 'kysely';
import { asArticle } from '../content/articles.ts';
import { testimonialSlugs } from '../content/people.ts';
import type { Reader } from '../content/site-settings.ts';
import { asPicture, type StoredPicture } from '../content/stored-picture.ts';
import type { Db } from '../database/database.ts';
import { projectSlugs, unitSlugs } from '../projects/as-project.ts';
import { propertySlugs } from '../properties/property-slugs.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { placePages } from './place-pages.ts';

interface Part {
	offset: number;
	limit: number;
	reader: Reader;
}

/** Kinds of article that have a page of their own; the others are parts of a page. */
const OWN_PAGE = ['news', 'blog'];

function inEveryLanguage(parameters: (language: Language) => Record<string, string>) {
	return Object.fromEntries(
		LANGUAGES.map((language) => [language, parameters(language)]),
	) as IndexableItem['parameters'];
}

const addressesOf = (pictures: (StoredPicture | undefined)[], { language, fallback }: Reader): string[] =>
	pictures.flatMap((picture) => (picture ? [asPicture(picture, language, fallback, 1360).Url] : []));

const isPhoto = ({ kind }: StoredPicture) => kind !== 'plan';

async function properties(goal: 0 | 1, db: Db, { offset, limit, reader }: Part) {
	const rows = await db
		.selectFrom('property')
		.select(['id', 'created_at', 'summary', sql<number>`count(*) over ()`.as('total')])
		.where('goal', '=', goal)
		.where('unit_id', 'is', null)
		.where('state', '<>', 'withdrawn')
		.orderBy('id')
		.offset(offset)
		.limit(limit)
		.execute();
	return rows.map(({ id, created_at, summary, total }) => {
		const slugs = propertySlugs(summary, summary.TypeDescription, reader);
		return {
			total,
			parameters: inEveryLanguage((language) => ({ ...slugs[language], id: String(id) })),
			pictures: addressesOf([summary.picture], reader),
			publishedAt: created_at.toISOString(),
		};
	});
}

async function projects(db: Db, { offset, limit, reader }: Part) {
	const rows = await db
		.selectFrom('project')
		.select(['id', 'data', sql<number>`count(*) over ()`.as('total')])
		.orderBy('id')
		.offset(offset)
		.limit(limit)
		.execute();
	return rows.map(({ id, data, total }) => {
		const slugs = projectSlugs(data, reader);
		return {
			total,
			parameters: inEveryLanguage((language) => ({ ...slugs[language], id: String(id) })),
			pictures: addressesOf(data.pictures.filter(isPhoto).slice(0, 1), reader),
		};
	});
}

async function units(db: Db, { offset, limit, reader }: Part) {
	const rows = await db
		.selectFrom('project_unit')
		.innerJoin('project', 'project.id', 'project_unit.project_id')
		.select(['project_unit.id', 'project.id as project_id', 'project_unit.data', 'project.data as project'])
		.select(sql<number>`count(*) over ()`.as('total'))
		.orderBy('project_unit.id')
		.offset(offset)
		.limit(limit)
		.execute();
	return rows.map(({ id, project_id, data, project, total }) => {
		const [place, own] = [projectSlugs(project, reader), unitSlugs(data, reader)];
		return {
			total,
			parameters: inEveryLanguage((language) => ({
				city: place[language]?.city ?? '-',
				projectSlug: place[language]?.slug ?? '-',
				projectId: String(project_id),
				unitSlug: own[language] ?? '-',
				id: String(id),
			})),
			pictures: addressesOf(data.pictures.filter(isPhoto).slice(0, 1), reader),
		};
	});
}

async function articles(db: Db, { offset, limit, reader }: Part) {
	const rows = await db
		.selectFrom('article')
		.innerJoin('category', 'category.id', 'article.category_id')
		.select(['article.id', 'article.category_id', 'article.data', sql<number>`count(*) over ()`.as('total')])
		.where('category.kind', 'in', OWN_PAGE)
		.orderBy('article.id')
		.offset(offset)
		.limit(limit)
		.execute();
	return rows.map(({ total, ...row }) => {
		const { slugs, publishedAt } = asArticle(row, reader);
		return {
			total,
			parameters: inEveryLanguage((language) => ({ slug: slugs[language] ?? '-' })),
			pictures: addressesOf([row.data.picture], reader),
			publishedAt,
		};
	});
}

async function testimonials(db: Db, { offset, limit, reader }: Part) {
	const rows = await db
		.selectFrom('testimonial')
		.select(['id', 'data', sql<number>`count(*) over ()`.as('total')])
		.orderBy('id')
		.offset(offset)
		.limit(limit)
		.execute();
	const slugs = await testimonialSlugs(db);
	return rows.map(({ id, data, total }) => ({
		total,
		parameters: inEveryLanguage(() => ({ name: slugs.get(id) ?? '' })),
		pictures: addressesOf([data.picture], reader),
		publishedAt: data.publishedAt,
	}));
}

type Kind = Exclude<IndexableKind, `place-${string}`>;

const READERS: Record<Kind, (db: Db, part: Part) => Promise<(IndexableItem & { total: number })[]>> = {
	'property-sale': (db, part) => properties(0, db, part),
	'property-rent': (db, part) => properties(1, db, part),
	project: projects,
	unit: units,
	article: articles,
	testimonial: testimonials,
};

/** Pages of places are made of the search index: not stored, so counted and cut here. */
const PLACE_PAGES: Record<Exclude<IndexableKind, Kind>, readonly [goal: 0 | 1, byType: boolean]> = {
	'place-sale': [0, false],
	'place-rent': [1, false],
	'place-type-sale': [0, true],
	'place-type-rent': [1, true],
};

const isOfPlaces = (kind: IndexableKind): kind is keyof typeof PLACE_PAGES => kind in PLACE_PAGES;

/** One part of everything of a kind that has a page of its own, oldest id first. Nothing that is not to be published is in it. */
export async function readIndexable(
	db: Db,
	index: () => Promise<SearchIndex>,
	kind: IndexableKind,
	part: number,
	reader: Reader,
): Promise<IndexableAnswer> {
	const offset = part * INDEXABLE_PART;
	if (isOfPlaces(kind)) {
		const pages = await placePages(db, await index(), ...PLACE_PAGES[kind], reader);
		return {
			items: pages.slice(offset, offset + INDEXABLE_PART),
			parts: Math.ceil(pages.length / INDEXABLE_PART),
		};
	}
	const rows = await READERS[kind](db, { offset, limit: INDEXABLE_PART, reader });
	return {
		items: rows.map(({ total, ...item }) => item),
		parts: Math.ceil(Number(rows[0]?.total ?? 0) / INDEXABLE_PART),
	};
}
