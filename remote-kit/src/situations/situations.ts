import {
	createRouteTable,
	LANGUAGES,
	type Language,
	type ManifestSlot,
	type PageLocation,
	PLACE_PAGES,
	type PostedForm,
	type RemoteConfig,
	type RenderRequest,
	type Route,
	remoteRoutes,
} from '@estate/shared-contract';
import {
	SAMPLE_CONFIGURATION,
	SAMPLE_SESSION_COOKIE,
	sampleInputs,
	samplePageRoutes,
	sampleRouteParams,
} from '@estate/shared-contract/samples';

/** One rendering of one slot: where it stands and what it is asked to show. */
export interface Situation {
	slot: string;
	/** As an operator reads it: `results on listings.for-sale (/nl/te-koop/)` */
	name: string;
	request: Omit<RenderRequest, 'apiUrl'>;
}

/** Milliseconds for load and rendering of one slot. */
export const RENDER_LIMIT_MS = 5_000;

function at(pathname: string, search = ''): PageLocation {
	return { pathname, search, hash: '' };
}

/** Every place where a remote's slots may stand, in every language, filled with the samples. */
export function situationsOf(
	manifest: Pick<RemoteConfig, 'name' | 'routes'> & { slots: readonly Omit<ManifestSlot, 'query'>[] },
	otherRoutes: readonly Route[],
): Situation[] {
	const own = remoteRoutes(manifest);
	const pages = samplePageRoutes();
	const routes = [...own, ...otherRoutes, ...pages];
	const table = createRouteTable(routes, LANGUAGES);
	const situations: Situation[] = [];

	function add(
		slot: string,
		where: string,
		language: Language,
		route: RenderRequest['route'],
		location: PageLocation,
		rest: { input?: unknown; cookie?: string; form?: PostedForm } = {},
	) {
		situations.push({
			slot,
			name: `${slot} ${where} in ${language}`,
			request: {
				language,
				defaultLanguage: SAMPLE_CONFIGURATION.defaultLanguage,
				enabledLanguages: LANGUAGES,
				identifierPrefix: 'check-',
				route,
				location,
				siteUrl: 'https://meander.example',
				input: rest.input ?? null,
				site: SAMPLE_CONFIGURATION,
				routes,
				apiHeaders: rest.cookie ? { cookie: rest.cookie } : {},
				...(rest.form ? { form: rest.form } : {}),
				timeLimit: RENDER_LIMIT_MS,
			},
		});
	}

	const home = { id: 'page.1', params: {} };
	for (const { name, relations = [], places = [] } of manifest.slots)
		for (const language of LANGUAGES) {
			for (const route of own.filter(({ slots }) => slots.includes(`${manifest.name}.${name}`))) {
				const pattern = route.paths[language] ?? route.paths.original;
				for (const params of sampleRouteParams(route.id, pattern, language)) {
					const location = at(table.href(route.id, params, language));
					const where = `on ${route.id} (${location.pathname})`;
					add(name, where, language, { id: route.id, params }, location);
					if (route.private)
						add(name, `${where}, logged in`, language, { id: route.id, params }, location, {
							cookie: SAMPLE_SESSION_COOKIE,
						});
				}
			}
			for (const relation of relations)
				for (const input of sampleInputs(relation, language))
					add(name, `for ${relation} in ${input.module.view}`, language, home, at(`/${language}/`), {
						input,
					});
			for (const place of places) {
				const page =
					place === 'not-found'
						? undefined
						: pages.find(({ paths }) => paths.original === PLACE_PAGES[place]);
				const route = page ? { id: page.id, params: {} } : home;
				const path = page ? table.href(page.id, {}, language) : `/${language}/nowhere/`;
				add(name, `at ${place}`, language, route, at(path));
			}
		}
	return situations;
}
