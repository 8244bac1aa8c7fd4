import { ENDPOINT_SCHEMAS } from '../api/endpoints.schema.ts';
import type { EndpointName } from '../api/endpoints.ts';
import { isLanguage, type Language } from '../domain/languages.ts';
import { sampleArticle, sampleArticles, sampleCategories } from './articles.ts';
import { sampleHome, sampleHomes, summaryOf } from './homes.ts';
import {
	SAMPLE_COMMUNICATIONS,
	SAMPLE_CREDENTIALS,
	SAMPLE_OWNER,
	SAMPLE_SESSION_COOKIE,
	SAMPLE_VISITS,
	sampleOwnerProperties,
} from './owner.ts';
import { samplePage } from './pages.ts';
import { sampleCities, sampleNeighbourhoods, sampleTypes } from './places.ts';
import { sampleProject, sampleProjects, sampleUnit } from './projects.ts';
import { findHomes, searchHomes } from './search-homes.ts';
import { SAMPLE_SITE } from './site.ts';
import { sampleTeam, sampleTestimonials } from './team.ts';

export interface SampleCall {
	params: Record<string, string>;
	query: URLSearchParams;
	body: unknown;
	/** The visitor's cookies, as in the header */
	cookie: string;
}

export interface SampleAnswer {
	status: number;
	body: unknown;
	/** `Set-Cookie` values */
	cookies?: string[];
}

type Reply = (call: SampleCall & { language: Language; id: number }) => unknown;

class Refusal extends Error {
	readonly answer: SampleAnswer;

	constructor(status: number, code: string, fields?: { path: string; code: string }[]) {
		super(code);
		this.answer = { status, body: { error: { code, message: code, ...(fields ? { fields } : {}) } } };
	}
}

function found<Value>(value: Value | undefined): Value {
	if (value === undefined) throw new Refusal(404, 'not-found');
	return value;
}

function forOwner<Value>({ cookie }: SampleCall, value: Value): Value {
	if (!cookie.includes(SAMPLE_SESSION_COOKIE)) throw new Refusal(401, 'unauthenticated');
	return value;
}

const items = <Item>(list: Item[]) => ({ items: list });

function propertyAnswer({ id, language, query }: Parameters<Reply>[0]) {
	const property = found(sampleHome(id, language));
	const around = query.has('goal') ? findHomes(query, language) : [];
	const place = around.findIndex(({ ID }) => ID === id);
	const neighbour = (home: ReturnType<typeof sampleHome>) => home && summaryOf(home);
	const previous = place > 0 ? neighbour(around[place - 1]) : undefined;
	const next = place >= 0 ? neighbour(around[place + 1]) : undefined;
	return {
		property,
		similar: sampleHomes(language)
			.filter(({ ID, Goal, State }) => ID !== id && Goal === property.Goal && State === 'available')
			.slice(0, 3)
			.map(summaryOf),
		...(previous ? { previous } : {}),
		...(next ? { next } : {}),
	};
}

function articlesAnswer({ language, query }: Parameters<Reply>[0]) {
	const category = query.get('category');
	const kind = query.get('kind');
	const kinds = sampleCategories(language);
	return items(
		sampleArticles(language)
			.filter(({ categoryId }) => !category || categoryId === Number(category))
			.filter(({ categoryId }) => !kind || kinds.find(({ id }) => id === categoryId)?.kind === kind)
			.slice(0, Number(query.get('limit') ?? 100)),
	);
}

const REPLIES: Record<EndpointName, Reply> = {
	revision: () => ({ revision: SAMPLE_SITE.revision }),
	site: () => SAMPLE_SITE,
	properties: ({ query, language }) => searchHomes(query, language),
	propertyCount: ({ query, language }) => ({ total: findHomes(query, language).length }),
	property: propertyAnswer,
	projects: ({ language }) => items(sampleProjects(language)),
	project: ({ id, language }) => found(sampleProject(id, language)),
	unit: ({ id, language }) => found(sampleUnit(id, language)),
	page: ({ id, language }) => found(samplePage(id, language)),
	articles: articlesAnswer,
	article: ({ params, language }) => found(sampleArticle(params.slug ?? '', language)),
	categories: ({ language }) => items(sampleCategories(language)),
	testimonials: ({ language }) => items(sampleTestimonials(language)),
	team: ({ language }) => items(sampleTeam(language)),
	types: ({ language }) => items(sampleTypes(language)),
	cities: ({ language, query }) =>
		items(sampleCities(language, (query.get('goal') ?? undefined) as '0' | '1' | undefined)),
	neighbourhoods: ({ language }) => items(sampleNeighbourhoods(language)),
	sendSiteContact: () => ({ reference: 'M-7F3K-29', kind: 'site-contact' }),
	ownerLogIn: ({ body }) => {
		const { email, password } = body as typeof SAMPLE_CREDENTIALS;
		if (email !== SAMPLE_CREDENTIALS.email || password !== SAMPLE_CREDENTIALS.password)
			throw new Refusal(401, 'login-failed');
		return { owner: SAMPLE_OWNER };
	},
	ownerLogOut: () => ({ ok: true }),
	ownerSession: (call) => forOwner(call, { owner: SAMPLE_OWNER }),
	ownerProperties: (call) => forOwner(call, items(sampleOwnerProperties(call.language))),
	ownerProperty: (call) =>
		forOwner(call, {
			property: found(
				call.cookie ? sampleOwnerProperties(call.language).find(({ ID }) => ID === call.id) : SAMPLE_OWNER,
			),
			visits: SAMPLE_VISITS.filter(({ propertyId }) => propertyId === call.id),
			communications: SAMPLE_COMMUNICATIONS.filter(({ propertyId }) => propertyId === call.id),
		}),
};

const COOKIES: Partial<Record<EndpointName, string[]>> = {
	ownerLogIn: [`${SAMPLE_SESSION_COOKIE}; Path=/; Secure; HttpOnly; SameSite=Lax`],
	ownerLogOut: ['__Host-owner=; Path=/; Secure; HttpOnly; Max-Age=0'],
};

/** Answers a call as the api would, from the samples: unknown ids with 404, a body that does not fit with 422 and its fields. */
export function sampleAnswer(name: EndpointName, call: SampleCall): SampleAnswer {
	const asked = call.query.get('language');
	const language = isLanguage(asked) ? asked : 'nl';
	const schemas: { body?: (typeof ENDPOINT_SCHEMAS)['sendSiteContact']['body'] } = ENDPOINT_SCHEMAS[
		name
	] as never;
	try {
		const checked = schemas.body?.safeParse(call.body);
		if (checked && !checked.success)
			throw new Refusal(
				422,
				'invalid',
				checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message })),
			);
		const body = REPLIES[name]({ ...call, language, id: Number(call.params.id) });
		return { status: 200, body, ...(COOKIES[name] ? { cookies: COOKIES[name] } : {}) };
	} catch (error) {
		if (error instanceof Refusal) return error.answer;
		throw error;
	}
}
