import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { serve } from '../server/serve.ts';
import { findArticle } from './articles.ts';
import { readCategories } from './categories.ts';
import { readRevision } from './content-revision.ts';
import { listArticles } from './list-articles.ts';
import { readTeam, readTestimonials } from './people.ts';
import { readPage } from './read-page.ts';
import { readWholeSite } from './read-site.ts';

/** Site, pages, articles and people. */
export function registerContent(app: FastifyInstance, { database: { db } }: ApiContext): void {
	serve(app, 'revision', async () => ({ revision: await readRevision(db) }));
	serve(app, 'site', () => readWholeSite(db));
	serve(app, 'page', async ({ params, reader }) => {
		const page = await readPage(db, params.id, reader);
		if (!page) throw notFound('page');
		return page;
	});
	serve(app, 'articles', async ({ query: { category, ...question }, reader }) =>
		listArticles(db, { ...question, categories: category?.split(',').map(Number) }, reader),
	);
	serve(app, 'article', async ({ params, reader }) => {
		const article = await findArticle(db, params.slug, reader);
		if (!article) throw notFound('article');
		return article;
	});
	serve(app, 'categories', async ({ reader }) => ({
		items: await readCategories(db, reader),
	}));
	serve(app, 'testimonials', async ({ reader }) => ({
		items: await readTestimonials(db, reader),
	}));
	serve(app, 'team', async ({ reader }) => ({
		items: await readTeam(db, reader),
	}));
}
