import { ApiError, type LoadResult, type ProjectSummary } from '@estate/shared-contract';
import { availableFirst } from '../project/project-order.ts';

/** Projects to show where what was asked for is unknown. */
const OTHERS = 3;

/** Answers of the api that mean "there is no such thing": unknown, gone, or a number that can be no id. */
const UNKNOWN = [400, 404, 410];

export interface UnknownView {
	view: 'unknown';
	title: string;
	text: string;
	others: ProjectSummary[];
}

/** What a call answers; undefined where the api knows no such thing. */
export async function ifKnown<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
	try {
		return await call;
	} catch (error) {
		if (error instanceof ApiError && UNKNOWN.includes(error.status)) return undefined;
		throw error;
	}
}

/** The page of a project or unit that nobody has, with others to look at. */
export function unknownResult(
	title: string,
	text: string,
	projects: readonly ProjectSummary[],
): LoadResult<UnknownView> {
	return {
		status: 404,
		ownHeading: true,
		head: { title, description: text, noindex: true },
		crumbs: [{ name: title }],
		data: { view: 'unknown', title, text, others: availableFirst(projects).slice(0, OTHERS) },
	};
}
