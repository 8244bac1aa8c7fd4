import type { FastifyInstance } from 'fastify';
import { readerOf } from '../content/site-settings.ts';
import type { ApiContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { serve } from '../server/serve.ts';
import { readProject, readProjects, readUnit } from './read-projects.ts';

/** New-build projects and their units. */
export function registerProjects(app: FastifyInstance, { database: { db } }: ApiContext): void {
	serve(app, 'projects', async ({ query }) => ({
		items: await readProjects(db, await readerOf(db, query.language)),
	}));
	serve(app, 'project', async ({ params, query }) => {
		const project = await readProject(db, params.id, await readerOf(db, query.language));
		if (!project) throw notFound('project');
		return project;
	});
	serve(app, 'unit', async ({ params, query }) => {
		const unit = await readUnit(db, params.id, await readerOf(db, query.language));
		if (!unit) throw notFound('unit');
		return unit;
	});
}
