import type { Category, Page, ResolvedModule } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { readArticles } from './articles.ts';
import { readCategories } from './categories.ts';
import { readTeam, readTestimonials } from './people.ts';
import { PUBLISHED, publicText } from './read-site.ts';
import type { Reader } from './site-settings.ts';
import type { StoredModule } from './stored-content.ts';
import { asImage } from './stored-picture.ts';

function withSubcategories(chosen: readonly Category[], all: readonly Category[]): Category[] {
	const children = all.filter(({ parentId }) => chosen.some(({ id }) => id === parentId));
	const fresh = children.filter((child) => !chosen.includes(child));
	return fresh.length === 0 ? [...chosen] : withSubcategories([...chosen, ...fresh], all);
}

/** A module with what its relations name, in the reader's language. */
async function resolveModule(
	db: Db,
	{ pictures, query, ...stored }: StoredModule,
	allCategories: readonly Category[],
	reader: Reader,
	noReferrerNoFollow: boolean,
): Promise<ResolvedModule> {
	const idsOf = (type: string) =>
		stored.relations.filter((relation) => relation.type === type).map(({ id }) => id);
	const named = allCategories.filter(({ id }) => idsOf('category').includes(id));
	const categories = stored.isHasSubcategories ? withSubcategories(named, allCategories) : named;
	const limit = stored.maxItems > 0 ? stored.maxItems : undefined;
	const has = (kind: Category['kind']) => categories.some((category) => category.kind === kind);
	const images = pictures.map((picture) => asImage(picture, reader.language, reader.fallback));
	const articles = [
		...(await inOrder(idsOf('article'), db, reader)),
		...(await readArticles(db, { categories: categories.map(({ id }) => id), limit }, reader)),
	];
	return {
		module: {
			...stored,
			title: publicText(stored.title),
			description: publicText(stored.description),
			description2: publicText(stored.description2),
			images,
			...(images[0] ? { image: images[0] } : {}),
		},
		articles: articles.slice(0, limit),
		categories,
		testimonials: has('testimonials') ? await readTestimonials(db, reader, limit) : [],
		team: has('team') ? await readTeam(db, reader, limit) : [],
		...(query === undefined ? {} : { query }),
		...(noReferrerNoFollow ? { noReferrerNoFollow } : {}),
	};
}

/** Articles that are named one by one come in the order in which they are named. */
async function inOrder(ids: readonly number[], db: Db, reader: Reader) {
	const articles = await readArticles(db, { ids }, reader);
	return ids.flatMap((id) => articles.filter((article) => article.id === id));
}

/** A published page with its modules resolved, or undefined. */
export async function readPage(db: Db, id: number, reader: Reader): Promise<Page | undefined> {
	const row = await db
		.selectFrom('page')
		.selectAll()
		.where('id', '=', id)
		.where('status', '=', PUBLISHED)
		.executeTakeFirst();
	if (!row) return undefined;
	const children = await db
		.selectFrom('page')
		.select('id')
		.where((page) => page.eb(page.ref('entry', '->>').key('parentId'), '=', String(id) as never))
		.where('status', '=', PUBLISHED)
		.orderBy('sort')
		.execute();
	const { picture, logo, modules, ...data } = row.data;
	const categories = await readCategories(db, reader);
	const resolved: ResolvedModule[] = [];
	for (const module of modules
		.filter(({ status }) => status === PUBLISHED)
		.sort((one, other) => one.position.contentRow - other.position.contentRow || one.sort - other.sort))
		resolved.push(await resolveModule(db, module, categories, reader, data.noReferrerNoFollow));
	return {
		...row.entry,
		...data,
		id: row.id,
		status: row.status,
		sort: row.sort,
		type: 'module',
		...(picture ? { image: asImage(picture, reader.language, reader.fallback) } : {}),
		...(logo ? { logo: asImage(logo, reader.language, reader.fallback) } : {}),
		modules: resolved,
		childMenus: children.map((child) => child.id),
	};
}
