import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult, ProjectSummary } from '@estate/shared-contract';
import { projectHref } from '../project/project-address.ts';
import { availableFirst } from '../project/project-order.ts';

export interface ProjectsData {
	projects: ProjectSummary[];
}

/** Reads all projects, those with something left to buy first. */
export async function loadProjects(context: SlotContext): Promise<LoadResult<ProjectsData>> {
	const { api, href, language, signal, text } = context;
	const { items } = await api.call('projects', { query: { language } }, { signal });
	const projects = availableFirst(items);
	return {
		heading: text('list.heading'),
		crumbs: [{ name: text('section') }],
		head: {
			title: text('list.title'),
			description: text('list.description'),
			canonical: href('projects.list'),
			...(projects.length === 0
				? { noindex: true }
				: {
						jsonLd: [
							{
								'@context': 'https://schema.org',
								'@type': 'ItemList',
								numberOfItems: projects.length,
								itemListElement: projects.map((project, index) => ({
									'@type': 'ListItem',
									position: index + 1,
									name: project.Name,
									url: projectHref(project, href, language),
								})),
							},
						],
					}),
		},
		data: { projects },
	};
}
