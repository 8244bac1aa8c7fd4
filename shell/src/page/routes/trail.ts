import {
	type Crumb,
	canonicalPath,
	type Language,
	pickText,
	type Route,
	type RouteTable,
} from '@estate/shared-contract';

/** Looks a text up; answers the key when there is none. */
type Text = (key: string) => string;

interface TrailInput {
	route: Route | undefined;
	table: RouteTable;
	language: Language;
	/** Language whose name stands in where the dictionary has none */
	fallback: Language;
	text: Text;
	/** Crumbs of the primary slot, below the route's sections */
	crumbs?: readonly Crumb[] | undefined;
	/** Heading of the page, which closes the trail when no slot gave crumbs */
	heading: string;
}

/** Name of a section: its own, else the dictionary's, else the default language's, else any; never empty (decisions 7, 21). */
function sectionName(
	{ names, path }: Route['breadcrumb'][number],
	{ language, fallback, text }: Pick<TrailInput, 'language' | 'fallback' | 'text'>,
): string {
	const own = pickText(names, language, language);
	if (own) return own;
	const slug = canonicalPath(path).replaceAll('/', '');
	const key = `frame.sections.${slug}`;
	const translated = text(key);
	if (translated !== key) return translated;
	return pickText(names, fallback, fallback) || Object.values(names).find((name) => name !== '') || slug;
}

/** The breadcrumb: home first, the route's sections, then what the primary slot adds (website.md §2 "Route table"). A route that names itself as a section closes the trail with that name. */
export function pageTrail(input: TrailInput): Crumb[] {
	const { route, table, language, text, crumbs, heading } = input;
	const isItself = ({ path }: Route['breadcrumb'][number]) => canonicalPath(path) === route?.paths.original;
	const sections = (route?.breadcrumb ?? []).map((section) => {
		const name = sectionName(section, input);
		if (isItself(section)) return { name };
		const href = table.localize(section.path, language);
		return href === '/' ? { name } : { name, href };
	});
	if (route?.breadcrumb.some(isItself))
		return [{ name: text('frame.home'), href: `/${language}/` }, ...sections];
	const last = crumbs && crumbs.length > 0 ? crumbs : heading ? [{ name: heading }] : [];
	return [{ name: text('frame.home'), href: `/${language}/` }, ...sections, ...last];
}
