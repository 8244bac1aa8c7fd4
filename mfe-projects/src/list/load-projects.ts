import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult, PageHead, ProjectList, ProjectSummary } from '@estate/shared-contract';
import { projectHref } from '../project/project-address.ts';
import { availableFirst } from '../project/project-order.ts';
import { readListAddress } from './project-list-address.ts';

export interface ProjectsData {
	projects: ProjectSummary[];
	/** On all pages together */
	total: number;
	pageCount: number;
	/** From 1 */
	page: number;
	/** What filters offer; undefined where the api does not filter */
	choices?: ProjectList['choices'];
	unknownCities: string[];
	points: NonNullable<ProjectList['points']>;
	/** Metres */
	circleRadius: number;
}

/** An api from before the list could be filtered answers all projects. */
function dataOf(answer: ProjectList, page: number): ProjectsData {
	const { items, total = items.length, pageCount = 1, choices, points = [] } = answer;
	return {
		projects: choices ? items : availableFirst(items),
		total,
		pageCount,
		page: choices ? page : 1,
		...(choices ? { choices } : {}),
		unknownCities: answer.unknownCities ?? [],
		points,
		circleRadius: answer.circleRadius ?? 0,
	};
}

function itemList(projects: readonly ProjectSummary[], { href, language }: SlotContext): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		numberOfItems: projects.length,
		itemListElement: projects.map((project, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: project.Name,
			url: projectHref(project, href, language),
		})),
	};
}

/** Reads the projects that the address asks for, by default those with something left to buy first. */
export async function loadProjects(context: SlotContext): Promise<LoadResult<ProjectsData>> {
	const { api, href, language, location, signal, text } = context;
	const { query, page, isFiltered, sort } = readListAddress(location.search);
	const asked = new URLSearchParams(query);
	asked.delete('view');
	asked.set('page', String(page));
	asked.set('language', language);
	const data = dataOf(await api.call('projects', { query: asked }, { signal }), page);
	const { projects } = data;
	const list = href('projects.list');
	const head: PageHead = {
		title: text('list.title'),
		description: text('list.description'),
		// As decisions 41 has it for lists of properties; a later page in another order is that of no other address.
		canonical: data.page > 1 && !isFiltered && !sort ? `${list}?page=${data.page}` : list,
		...(projects.length === 0 || (data.page > 1 && sort) ? { noindex: true } : {}),
		...(projects.length === 0 ? {} : { jsonLd: [itemList(projects, context)] }),
	};
	return { heading: text('list.heading'), crumbs: [{ name: text('section') }], head, data };
}
