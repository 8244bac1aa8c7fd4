import { type CardsModule, readCardsModule, type SlotContext } from '@estate/remote-kit';
import type { LoadResult, ProjectSummary, ResolvedModule } from '@estate/shared-contract';
import { availableFirst } from '../project/project-order.ts';

export interface ProjectListData extends CardsModule {
	projects: ProjectSummary[];
	/** Are there more projects than these? */
	hasMore: boolean;
}

/** Reads the projects of a CMS module: `maxItems` of them, or all when it is 0. */
export async function loadProjectList(
	context: SlotContext<ResolvedModule>,
): Promise<LoadResult<ProjectListData>> {
	const { api, input, language, signal, site } = context;
	const { module } = input;
	const { items } = await api.call('projects', { query: { language } }, { signal });
	const projects = availableFirst(items).slice(0, module.maxItems || undefined);
	return {
		data: {
			projects,
			...readCardsModule(module, language, site),
			hasMore: projects.length < items.length,
		},
	};
}
