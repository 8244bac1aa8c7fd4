import type { SlotContext } from '@estate/remote-kit';
import { ApiError, type LoadResult, type ProjectDetail } from '@estate/shared-contract';
import { projectAddresses } from '../project/project-address.ts';
import { availableFirst } from '../project/project-order.ts';
import { detailHead } from './detail-head.ts';
import type { DetailView } from './detail-view.ts';

/** Projects to show where the one that was asked for is unknown. */
const OTHERS = 3;

/** Answers of the api that mean "there is no such project": unknown, gone, or a number that can be no id. */
const GONE = [400, 404, 410];

async function loadUnknown(context: SlotContext): Promise<LoadResult<DetailView>> {
	const { api, language, signal, text } = context;
	const { items } = await api.call('projects', { query: { language } }, { signal });
	return {
		status: 404,
		ownHeading: true,
		head: { title: text('unknown.title'), noindex: true },
		crumbs: [{ name: text('unknown.title') }],
		data: { view: 'unknown', others: availableFirst(items).slice(0, OTHERS) },
	};
}

/** Reads a project for its own page. The id decides: the shell redirects to the address that is told here (decisions 10). */
export async function loadDetail(context: SlotContext): Promise<LoadResult<DetailView>> {
	const { api, href, language, route, signal, site } = context;
	let project: ProjectDetail;
	try {
		const id = route.params.id ?? '';
		project = await api.call('project', { params: { id }, query: { language } }, { signal });
	} catch (error) {
		if (error instanceof ApiError && GONE.includes(error.status)) return loadUnknown(context);
		throw error;
	}
	return {
		ownHeading: true,
		head: detailHead(project, context),
		crumbs: [{ name: project.Name }],
		addresses: projectAddresses(project, href, site.enabledLanguages),
		data: { view: 'project', project },
	};
}
