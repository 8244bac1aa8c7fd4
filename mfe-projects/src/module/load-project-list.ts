import type { SlotContext } from '@estate/remote-kit';
import { type LoadResult, type ProjectSummary, pickText, type ResolvedModule } from '@estate/shared-contract';
import { cleanDescription } from '@estate/shared-i18n';
import { availableFirst } from '../project/project-order.ts';

export interface ProjectListData {
	projects: ProjectSummary[];
	heading: string;
	intro: string;
	/** Level of the heading, 1 to 6 */
	headingLevel: number;
	/** Cards in a row on a wide screen */
	columns: number;
	/** Are there more projects than these? */
	hasMore: boolean;
}

/** Most cards that fit in a row (website.md §9 "Lists"). */
const MOST_COLUMNS = 4;

/** Characters of the line under the heading: editors' HTML becomes plain text. */
const LONGEST_INTRO = 400;

/** Reads the projects of a CMS module: `maxItems` of them, or all when it is 0. */
export async function loadProjectList(
	context: SlotContext<ResolvedModule>,
): Promise<LoadResult<ProjectListData>> {
	const { api, input, language, signal, site } = context;
	const { module } = input;
	const { items } = await api.call('projects', { query: { language } }, { signal });
	const projects = availableFirst(items).slice(0, module.maxItems || undefined);
	const publicText = ({ text, public: isPublic }: typeof module.title) =>
		isPublic ? pickText(text, language, site.defaultLanguage) : '';
	return {
		data: {
			projects,
			heading: publicText(module.title),
			intro: cleanDescription(publicText(module.description), LONGEST_INTRO),
			headingLevel: module.titleSize,
			columns: Math.min(module.numberItemOfRow, MOST_COLUMNS),
			hasMore: projects.length < items.length,
		},
	};
}
