import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { serve } from '../server/serve.ts';
import { readProject, readProjects, readUnit } from './read-projects.ts';

/** New-build projects and their units. */
export function registerProjects(app: FastifyInstance, { database: { db } }: ApiContext): void {
	serve(app, 'projects', async ({ reader }) => ({
		items: await readProjects(db, reader),
	}));
	serve(app, 'project', async ({ params, reader }) => {
		const project = await readProject(db, params.id, reader);
		if (!project) throw notFound('project');
		return project;
	});
	serve(app, 'unit', async ({ params, reader }) => {
		const unit = await readUnit(db, params.id, reader);
		if (!unit) throw notFound('unit');
		return unit;
	});
}
