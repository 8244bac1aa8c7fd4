import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult } from '@estate/shared-contract';
import { projectHref } from '../project/project-address.ts';
import { unitHref } from '../unit-table/unit-address.ts';
import { ifKnown, unknownResult } from '../unknown/unknown-result.ts';
import { unitHead } from './unit-head.ts';
import type { UnitPageView } from './unit-page-view.ts';

/** Reads a unit for its own page. Its id decides: the shell redirects to the address that is told here (decisions 10). */
export async function loadUnit(context: SlotContext): Promise<LoadResult<UnitPageView>> {
	const { api, href, language, route, signal, site, siteUrl, text } = context;
	const query = { language };
	const answer = await ifKnown(
		api.call('unit', { params: { id: route.params.id ?? '' }, query }, { signal }),
	);
	if (!answer) {
		const { items } = await api.call('projects', { query }, { signal });
		return unknownResult(text('unknown.unit'), text('unknown.unitText'), items);
	}
	const { Unit, Project } = answer;
	return {
		ownHeading: true,
		head: unitHead(answer, context),
		crumbs: [{ name: Project.Name, href: projectHref(Project, href, language) }, { name: Unit.Name }],
		addresses: Object.fromEntries(
			site.enabledLanguages.map((each) => [each, unitHref(Unit, Project, href, each)]),
		),
		data: { view: 'unit', answer, url: siteUrl + unitHref(Unit, Project, href, language) },
	};
}
