import {
	type Crumb,
	canonicalPath,
	type Language,
	type Route,
	type RouteTable,
} from '@estate/shared-contract';

/** Looks a text up; answers the key when there is none. */
type Text = (key: string) => string;

interface TrailInput {
	route: Route | undefined;
	table: RouteTable;
	language: Language;
	text: Text;
	/** Crumbs of the primary slot, below the route's sections */
	crumbs?: readonly Crumb[] | undefined;
	/** Heading of the page, which closes the trail when no slot gave crumbs */
	heading: string;
}

/** Name of a section: its own, else the dictionary's, else any; never empty (decisions 7). */
function sectionName(names: Record<string, string>, path: string, language: Language, text: Text): string {
	const own = names[language] || names[language.toUpperCase()];
	if (own) return own;
	const slug = canonicalPath(path).replaceAll('/', '');
	const key = `frame.sections.${slug}`;
	const told = text(key);
	return told !== key ? told : Object.values(names).find((name) => name !== '') || slug;
}

/** The breadcrumb: home first, the route's sections, then what the primary slot adds (website.md §2 "Route table"). */
export function pageTrail({ route, table, language, text, crumbs, heading }: TrailInput): Crumb[] {
	const sections = (route?.breadcrumb ?? []).map(({ names, path }) => {
		const name = sectionName(names, path, language, text);
		const href = table.localize(path, language);
		return href === '/' ? { name } : { name, href };
	});
	const last = crumbs && crumbs.length > 0 ? crumbs : heading ? [{ name: heading }] : [];
	return [{ name: text('frame.home'), href: `/${language}/` }, ...sections, ...last];
}
