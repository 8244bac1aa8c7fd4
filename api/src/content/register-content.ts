import type { FastifyInstance } from 'fastify';
import type { SearchContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { keeping, serve } from '../server/serve.ts';
import { findArticle } from './articles.ts';
import { readCategories } from './categories.ts';
import { readRevision } from './content-revision.ts';
import { listArticles } from './list-articles.ts';
import { readTeam, readTestimonials } from './people.ts';
import { readPage } from './read-page.ts';
import { readWholeSite } from './read-site.ts';

/** Site, pages, articles and people. */
export function registerContent(app: FastifyInstance, { database: { db }, kept }: SearchContext): void {
	const serveKept = keeping(kept);
	serve(app, 'revision', async () => ({ revision: await readRevision(db) }));
	serve(app, 'site', () => readWholeSite(db));
	serveKept(app, 'page', async ({ params, reader }) => {
		const page = await readPage(db, params.id, reader);
		if (!page) throw notFound('page');
		return page;
	});
	serveKept(app, 'articles', async ({ query: { category, ...question }, reader }) =>
		listArticles(db, { ...question, categories: category?.split(',').map(Number) }, reader),
	);
	serveKept(app, 'article', async ({ params, reader }) => {
		const article = await findArticle(db, params.slug, reader);
		if (!article) throw notFound('article');
		return article;
	});
	serveKept(app, 'categories', async ({ reader }) => ({
		items: await readCategories(db, reader),
	}));
	serveKept(app, 'testimonials', async ({ reader }) => ({
		items: await readTestimonials(db, reader),
	}));
	serveKept(app, 'team', async ({ reader }) => ({
		items: await readTeam(db, reader),
	}));
}
