/** What a form is about: a unit where one is named, else the project. */
export interface Asked {
	projectId: number;
	unitId?: number | undefined;
}

type Localize = (originalPath: string) => string;

/** Original path of the form about a project (website.md §2 "Detail routes"), and of the page that stands in for it. */
const QUESTION_PATHS = ['/contact-construction/', '/contact/'] as const;

/** Original paths of the forms about a unit or a project (website.md §1). */
const FORM_PATHS = {
	visit: '/contact-appointment/',
	offer: '/purchase-offer/',
	friend: '/send-to-friend/',
} as const;

/** Address of the contact form with what it is about; undefined where the site has none. */
export function contactAddress(localize: Localize, { projectId, unitId }: Asked): string | undefined {
	const path = QUESTION_PATHS.map(localize).find((each) => each !== '/');
	if (path === undefined) return undefined;
	return `${path}?project=${projectId}${unitId === undefined ? '' : `&unit=${unitId}`}`;
}

/** Address of a form about the unit, or the project; undefined where the site has no such form. */
export function formAddress(
	localize: Localize,
	form: keyof typeof FORM_PATHS,
	{ projectId, unitId }: Asked,
): string | undefined {
	const path = localize(FORM_PATHS[form]);
	if (path === '/') return undefined;
	return `${path}?${unitId === undefined ? `project=${projectId}` : `unit=${unitId}`}`;
}

/** The same for who answers a form in place. */
export const detailOf = ({ projectId, unitId }: Asked) => ({
	projectId,
	...(unitId === undefined ? {} : { unitId }),
});
