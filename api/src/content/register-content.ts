import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { serve } from '../server/serve.ts';
import { findArticle, readArticles } from './articles.ts';
import { readCategories } from './categories.ts';
import { readRevision } from './content-revision.ts';
import { readTeam, readTestimonials } from './people.ts';
import { readPage } from './read-page.ts';
import { readWholeSite } from './read-site.ts';
import { readerOf } from './site-settings.ts';

/** Site, pages, articles and people. */
export function registerContent(app: FastifyInstance, { database: { db } }: ApiContext): void {
	serve(app, 'revision', async () => ({ revision: await readRevision(db) }));
	serve(app, 'site', () => readWholeSite(db));
	serve(app, 'page', async ({ params, query }) => {
		const page = await readPage(db, params.id, await readerOf(db, query.language));
		if (!page) throw notFound('page');
		return page;
	});
	serve(app, 'articles', async ({ query: { language, category, kind, limit } }) => {
		const choice = { ...(category === undefined ? {} : { categories: [category] }), kind, limit };
		return { items: await readArticles(db, choice, await readerOf(db, language)) };
	});
	serve(app, 'article', async ({ params, query }) => {
		const article = await findArticle(db, params.slug, await readerOf(db, query.language));
		if (!article) throw notFound('article');
		return article;
	});
	serve(app, 'categories', async ({ query }) => ({
		items: await readCategories(db, await readerOf(db, query.language)),
	}));
	serve(app, 'testimonials', async ({ query }) => ({
		items: await readTestimonials(db, await readerOf(db, query.language)),
	}));
	serve(app, 'team', async ({ query }) => ({
		items: await readTeam(db, await readerOf(db, query.language)),
	}));
}
