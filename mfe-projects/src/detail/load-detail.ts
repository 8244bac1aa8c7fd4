import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult } from '@estate/shared-contract';
import { shownNeighbourhood } from '@estate/shared-ui';
import { projectAddresses, projectHref } from '../project/project-address.ts';
import { similarProjects } from '../project/similar-projects.ts';
import { ifKnown, unknownResult } from '../unknown/unknown-result.ts';
import { detailHead } from './detail-head.ts';
import type { DetailView } from './detail-view.ts';

/** Reads a project for its own page. The id decides: the shell redirects to the address that is told here (decisions 10). */
export async function loadDetail(context: SlotContext): Promise<LoadResult<DetailView>> {
	const { api, href, language, route, signal, site, siteUrl, text } = context;
	const query = { language };
	const [found, { items }] = await Promise.all([
		ifKnown(api.call('project', { params: { id: route.params.id ?? '' }, query }, { signal })),
		api.call('projects', { query }, { signal }),
	]);
	if (!found) return unknownResult(text('unknown.project'), text('unknown.projectText'), items);
	const { Neighbourhood, ...project } = found;
	return {
		ownHeading: true,
		head: detailHead(project, context),
		crumbs: [{ name: project.Name }],
		addresses: projectAddresses(project, href, site.enabledLanguages),
		data: {
			view: 'project',
			project,
			url: siteUrl + projectHref(project, href, language),
			similar: similarProjects(project, items),
			...(Neighbourhood ? { neighbourhood: shownNeighbourhood(Neighbourhood) } : {}),
		},
	};
}
