import type { FastifyInstance } from 'fastify';
import { readGazetteer } from '../places/read-gazetteer.ts';
import type { SearchContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { keeping } from '../server/serve.ts';
import { listProjects } from './list-projects.ts';
import { readProjectSearch } from './project-search.ts';
import { readProject, readProjects, readTypeNames, readUnit } from './read-projects.ts';

/** New-build projects and their units. */
export function registerProjects(app: FastifyInstance, { database: { db }, kept }: SearchContext): void {
	const serveKept = keeping(kept);
	serveKept(app, 'projects', async ({ reader, search, query: { page } }) =>
		listProjects(await readProjects(db, reader), {
			...readProjectSearch(search),
			places: await readGazetteer(db),
			types: await readTypeNames(db, reader),
			page,
		}),
	);
	serveKept(app, 'project', async ({ params, reader }) => {
		const project = await readProject(db, params.id, reader);
		if (!project) throw notFound('project');
		return project;
	});
	serveKept(app, 'unit', async ({ params, reader }) => {
		const unit = await readUnit(db, params.id, reader);
		if (!unit) throw notFound('unit');
		return unit;
	});
}
