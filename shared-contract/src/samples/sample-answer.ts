import { ENDPOINT_SCHEMAS } from '../api/endpoints.schema.ts';
import type { EndpointName } from '../api/endpoints.ts';
import type { RequestBody, Subscription } from '../api/request-endpoints.schema.ts';
import type { IndexableKind } from '../domain/indexable.ts';
import { isLanguage, type Language } from '../domain/languages.ts';
import { readPeriod } from '../domain/report-period.ts';
import type { RequestKind } from '../domain/requests.ts';
import { checkForm } from '../forms/check-form.ts';
import { FORMS } from '../forms/forms.ts';
import { REVIEW_FIELD, reviewMark } from '../forms/review-mark.ts';
import { ACCOUNT_REPLIES, forOwner } from './account-replies.ts';
import { SAMPLE_ACTION } from './agency-action.ts';
import { sampleArticle, sampleArticles, sampleCategories } from './articles.ts';
import { sampleAsked } from './asked-requests.ts';
import { sampleIndexable } from './indexable.ts';
import { sampleListedUnit } from './listed-unit.ts';
import {
	SAMPLE_COMMUNICATIONS,
	SAMPLE_CREDENTIALS,
	SAMPLE_MEDIA,
	SAMPLE_OWNER,
	SAMPLE_SESSION_COOKIE,
	SAMPLE_STATISTICS,
	SAMPLE_VISITS,
	sampleOwnerProperties,
	sampleOwnerReport,
} from './owner.ts';
import { OWNER_REPLIES } from './owner-messages.ts';
import { OFFER_REPLIES } from './owner-offers.ts';
import { samplePage } from './pages.ts';
import { samplePlacePage } from './place-page.ts';
import { sampleCities, sampleNeighbourhoods, sampleTypes } from './places.ts';
import { sampleProject, sampleProjects, sampleUnit } from './projects.ts';
import { sampleProperties, sampleProperty, summaryOf } from './properties.ts';
import { Refusal } from './refusal.ts';
import {
	SAMPLE_CAPTCHA,
	SAMPLE_REFERENCE,
	SAMPLE_SEARCHES_TOKEN,
	SAMPLE_SLOTS,
	sampleAppointment,
	sampleSubscription,
} from './requests.ts';
import type { SampleAnswer, SampleCall } from './sample-call.ts';
import { SAVED_SEARCH_REPLIES, sampleDescription } from './saved-searches.ts';
import { findProperties, mapProperties, searchProperties } from './search-properties.ts';
import { SAMPLE_SITE } from './site.ts';
import { sampleSuggestions } from './suggestions.ts';
import { sampleTeam, sampleTestimonials } from './team.ts';

type Reply = (call: SampleCall & { language: Language; id: number }) => unknown;

function found<Value>(value: Value | undefined): Value {
	if (value === undefined) throw new Refusal(404, 'not-found');
	return value;
}

const items = <Item>(list: Item[]) => ({ items: list });

function propertyAnswer({ id, language, query }: Parameters<Reply>[0]) {
	const property = found(id < 0 ? sampleListedUnit(-id, language) : sampleProperty(id, language));
	const around = query.has('goal') ? findProperties(query, language) : [];
	const place = around.findIndex(({ ID }) => ID === id);
	const neighbour = (property: ReturnType<typeof sampleProperty>) => property && summaryOf(property);
	const neighbourhood = sampleNeighbourhoods(language).find((one) => one.ID === property.NeighbourhoodID);
	const previous = place > 0 ? neighbour(around[place - 1]) : undefined;
	const next = place >= 0 ? neighbour(around[place + 1]) : undefined;
	return {
		property,
		similar: sampleProperties(language)
			.filter(({ ID, Goal, State }) => ID !== id && Goal === property.Goal && State === 'available')
			.slice(0, 3)
			.map(summaryOf),
		...(previous ? { previous } : {}),
		...(next ? { next } : {}),
		...(place < 0 ? {} : { position: { index: place + 1, total: around.length } }),
		...(neighbourhood ? { neighbourhood } : {}),
	};
}

function articlesAnswer({ language, query }: Parameters<Reply>[0]) {
	const categories = query.get('category')?.split(',').map(Number);
	const kind = query.get('kind');
	const tag = query.get('tag');
	const limit = Number(query.get('limit') ?? 100);
	const first = (Number(query.get('page') ?? 1) - 1) * limit;
	const kinds = sampleCategories(language);
	const chosen = sampleArticles(language)
		.filter(({ categoryId }) => categories?.includes(categoryId) ?? true)
		.filter(({ categoryId }) => !kind || kinds.find(({ id }) => id === categoryId)?.kind === kind)
		.filter(({ id }) => id !== Number(query.get('relatedTo')));
	const tagged = chosen.filter(({ tags }) => !tag || tags.some(({ slug }) => slug === tag));
	const used = Map.groupBy(
		chosen.flatMap(({ tags }) => tags),
		({ slug }) => slug,
	);
	return {
		items: tagged.slice(first, first + limit),
		total: tagged.length,
		tags: [...used].map(([slug, uses]) => ({ slug, name: uses[0]?.name ?? slug, count: uses.length })),
	};
}

function requestAnswer({ params, body }: Parameters<Reply>[0]) {
	const kind = params.kind as RequestKind;
	const form = found(FORMS[kind]);
	const { values, reviewed } = body as RequestBody;
	const check = checkForm(form, values, new Date().toISOString().slice(0, 16));
	if (!check.ok)
		throw new Refusal(
			422,
			'invalid',
			check.errors.map(({ name, code }) => ({ path: name, code })),
		);
	if (form.hasReview && reviewed !== reviewMark(form, values))
		throw new Refusal(422, 'not-reviewed', [{ path: REVIEW_FIELD, code: 'required' }]);
	const { search } = check.fields;
	return {
		reference: SAMPLE_REFERENCE,
		kind,
		...(typeof search === 'string' ? { search } : {}),
	};
}

/** With the password that was chosen the account is made; without, it is still asked for. */
function confirmedSubscription(
	{ account, ...subscription }: Subscription,
	password: string | undefined,
): Subscription {
	const confirmed = { ...subscription, status: 'active' } as const;
	if (!account) return confirmed;
	if (password === undefined) return { ...confirmed, account };
	if (password !== SAMPLE_CREDENTIALS.password) throw new Refusal(422, 'wrong-password');
	return confirmed;
}

function subscriptionAnswer(
	token: string | undefined,
	{ action, password }: { action: string; password?: string },
): Subscription {
	const subscription = found(sampleSubscription(token));
	if (action === 'end') return { ...subscription, status: 'ended' };
	if (action === 'confirm') return confirmedSubscription(subscription, password);
	return { ...subscription, frequency: action as 'at-once' | 'daily' };
}

function subscriptionReply({ params, query }: SampleCall): Subscription {
	const subscription = found(sampleSubscription(params.token));
	if (subscription.kind === 'newsletter' || !query.has('language')) return subscription;
	const search = new URLSearchParams(`goal=${subscription.goal}&${subscription.query}`);
	const manage = subscription.status === 'active' ? { manage: SAMPLE_SEARCHES_TOKEN } : {};
	return { ...subscription, description: sampleDescription({ query: search }), ...manage };
}

/** The report of an own property; of a period that no report has, the refusal that the api gives. */
function ownerReportAnswer(call: Parameters<Reply>[0]) {
	const { id, query, language } = call;
	const property = call.cookie ? sampleOwnerProperties(language).find(({ ID }) => ID === id) : SAMPLE_OWNER;
	const asked = { from: query.get('from') ?? undefined, to: query.get('to') ?? undefined };
	const period = readPeriod(asked, SAMPLE_STATISTICS.days.at(-1) ?? '');
	if ('fault' in period) throw new Refusal(422, 'invalid', [{ path: 'from', code: period.fault }]);
	return forOwner(call, { ...sampleOwnerReport(period), property: found(property) });
}

/** What can be visited beside properties, by kind. */
const VISITED: Record<string, (id: number, language: Language) => object | undefined> = {
	unit: sampleUnit,
	project: sampleProject,
};

const REPLIES: Record<EndpointName, Reply> = {
	revision: () => ({ revision: SAMPLE_SITE.revision }),
	site: () => SAMPLE_SITE,
	properties: ({ query, language }) => searchProperties(query, language),
	propertyCount: ({ query, language }) => ({ total: findProperties(query, language).length }),
	propertyMap: ({ query, language }) => mapProperties(query, language),
	suggestions: ({ query, language }) => items(sampleSuggestions(query, language)),
	property: propertyAnswer,
	countPropertyView: () => ({ ok: true }),
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
	placePage: ({ language, params, query }) =>
		found(
			samplePlacePage(language, query.get('goal') === '1' ? '1' : '0', params.place ?? '', query.get('type')),
		),
	neighbourhoods: ({ language }) => items(sampleNeighbourhoods(language)),
	indexable: ({ query }) =>
		sampleIndexable(query.get('kind') as IndexableKind, Number(query.get('part') ?? 0)),
	sendRequest: requestAnswer,
	askedRequest: ({ language, params }) => found(sampleAsked(language)[params.token ?? '']),
	captcha: () => SAMPLE_CAPTCHA,
	visitSlots: ({ id, language, query }) =>
		found((VISITED[query.get('kind') ?? ''] ?? sampleProperty)(id, language) && { slots: SAMPLE_SLOTS }),
	appointment: ({ language }) => found(sampleAppointment(language)),
	changeAppointment: ({ body }) => ({
		status: (body as { action: string }).action === 'cancel' ? 'cancelled' : 'confirmed',
	}),
	subscription: subscriptionReply,
	changeSubscription: ({ params, body }) => subscriptionAnswer(params.token, body as { action: string }),
	agencyAction: () => SAMPLE_ACTION,
	doAgencyAction: () => ({ ok: true }),
	...SAVED_SEARCH_REPLIES,
	...ACCOUNT_REPLIES,
	ownerProperties: (call) => forOwner(call, items(sampleOwnerProperties(call.language))),
	ownerProperty: (call) => {
		const property = call.id === undefined ? undefined : sampleProperty(call.id, call.language);
		return forOwner(call, {
			property: found(
				call.cookie ? sampleOwnerProperties(call.language).find(({ ID }) => ID === call.id) : SAMPLE_OWNER,
			),
			visits: SAMPLE_VISITS.filter(({ propertyId }) => propertyId === call.id),
			communications: SAMPLE_COMMUNICATIONS.filter(({ propertyId }) => propertyId === call.id),
			media: SAMPLE_MEDIA.filter(({ propertyId }) => propertyId === call.id),
			documents: property?.Documents ?? [],
			...(property?.Contact ? { contact: property.Contact } : {}),
		});
	},
	...OWNER_REPLIES,
	...OFFER_REPLIES,
	ownerReport: ownerReportAnswer,
	ownerStatistics: (call) =>
		forOwner(
			call,
			found(
				sampleOwnerProperties(call.language).some(({ ID }) => ID === call.id) ? SAMPLE_STATISTICS : undefined,
			),
		),
};

const COOKIES: Partial<Record<EndpointName, string[]>> = {
	ownerLogIn: [`${SAMPLE_SESSION_COOKIE}; Path=/; Secure; HttpOnly; SameSite=Lax`],
	ownerLogOut: ['__Host-owner=; Path=/; Secure; HttpOnly; Max-Age=0'],
	ownerEndSessions: ['__Host-owner=; Path=/; Secure; HttpOnly; Max-Age=0'],
	ownerLogInCode: [`${SAMPLE_SESSION_COOKIE}; Path=/; Secure; HttpOnly; SameSite=Lax`],
	ownerSetPassword: [`${SAMPLE_SESSION_COOKIE}; Path=/; Secure; HttpOnly; SameSite=Lax`],
};

/** Answers a call as the api would, from the samples: unknown ids with 404, a body that does not fit with 422 and its fields. */
export function sampleAnswer(name: EndpointName, call: SampleCall): SampleAnswer {
	const asked = call.query.get('language');
	const language = isLanguage(asked) ? asked : 'nl';
	const schemas: { body?: (typeof ENDPOINT_SCHEMAS)['sendRequest']['body'] } = ENDPOINT_SCHEMAS[
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
