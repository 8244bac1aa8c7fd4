import {
	type ActionResult,
	ApiError,
	createApiClient,
	createRouteTable,
	type Href,
	type Language,
	type LoadResult,
	type RenderRequest,
	type RenderResponse,
	type RouteTable,
	type ServerReport,
} from '@estate/shared-contract';
import { createSharedStore } from '@estate/shared-ui/store';
import type { SlotContext, SlotDefinition } from '../define-slot.ts';
import { isMissing, loadSlot } from '../slot-root/load-slot.ts';
import type { SlotIdentity } from '../slot-root/slot-identity.ts';
import { impatientFetch } from './impatient-fetch.ts';
import { keptSlotTexts } from './kept-slot-texts.ts';
import { renderSlotRoot } from './render-slot-root.tsx';
import { reportingText } from './reporting-text.ts';
import { createServerHost } from './server-host.ts';
import { withinLimit } from './within-limit.ts';

export interface ServerSlotParts extends Omit<SlotIdentity, 'priority'> {
	texts: Record<Language, Record<string, unknown>>;
}

const LONGEST_CALL_MS = 5_000;
/** Of what a slot has left of its time, for each call: what remains renders that the api did not answer, or not well */
const CALL_SHARE = 0.7;

const tables = new WeakMap<RenderRequest['routes'], RouteTable>();

/** The same for all slots of a site, as long as its routes are. */
function routeTable({ routes, enabledLanguages }: RenderRequest): RouteTable {
	const table = tables.get(routes) ?? createRouteTable(routes, enabledLanguages);
	tables.set(routes, table);
	return table;
}

/** What the action says of a page goes before what `load` says of it; a page that it has made leads nowhere else, such as to a log-in. */
function afterAction<Data>(
	loaded: LoadResult<Data | null>,
	outcome: Exclude<ActionResult<Data>, { redirect: unknown }>,
): LoadResult<Data | null> {
	const { redirect, ...page } = loaded;
	return { ...page, ...(redirect && outcome.data === null ? { redirect } : {}), ...outcome };
}

/**
 * The server half of a slot: takes a posted form if there is one, loads, renders. Throws what `load`, `action` or the
 * Component throw (an `ApiError` as it is), and an Error when the time limit passes.
 */
export function createServerSlot<Data, Input>(
	definition: SlotDefinition<Data, Input>,
	identity: ServerSlotParts,
): (request: RenderRequest) => Promise<RenderResponse> {
	const name = `${identity.remote}.${identity.slot} ${identity.version}`;
	const reported = new Set<string>();

	return async (request) => {
		const { language } = request;
		const cookies: string[] = [];
		const reports: ServerReport[] = [];
		const signal = AbortSignal.timeout(request.timeLimit);
		const table = routeTable(request);
		const href: Href = (routeId, params, into = language) => table.href(routeId, params, into);
		const localize = (originalPath: string) => table.localize(originalPath, language);
		const endsAt = performance.now() + request.timeLimit;
		const api = createApiClient({
			baseUrl: request.apiUrl,
			headers: request.apiHeaders,
			fetch: impatientFetch(),
			timeout: LONGEST_CALL_MS,
			most: () => Math.ceil(Math.max(0, endsAt - performance.now()) * CALL_SHARE),
			onResponse: (response) => cookies.push(...response.headers.getSetCookie()),
		});
		const texts = keptSlotTexts(identity, language);
		const text = reportingText(texts, language, (report) => reports.push(report), reported);
		const context: SlotContext<Input> = {
			language,
			route: request.route,
			location: request.location,
			siteUrl: request.siteUrl,
			input: request.input as Input,
			site: request.site,
			api,
			href,
			localize,
			signal,
			text,
		};
		const limited = <Value>(work: Promise<Value>, step: string) =>
			withinLimit(work, signal, `${name}: ${step} took longer than ${request.timeLimit} ms.`);

		/** A form that is shown again has its data already: where the api is away by now, only what `load` adds lacks. */
		async function loadAfter(data: Data): Promise<LoadResult<Data | null>> {
			try {
				return await loadSlot(definition, context);
			} catch (error) {
				if (error instanceof ApiError) return { data };
				throw error;
			}
		}

		const outcome =
			request.form && definition.action
				? await limited(definition.action(request.form, context), 'action')
				: undefined;
		if (outcome && 'redirect' in outcome)
			return { status: 303, redirect: outcome.redirect, html: '', data: null, cookies, reports };
		const loaded = await limited(outcome ? loadAfter(outcome.data) : loadSlot(definition, context), 'load');
		const result = outcome ? afterAction(loaded, outcome) : loaded;
		if (result.redirect || isMissing(result)) return { ...result, html: '', cookies, reports };

		const host = createServerHost({
			request,
			api,
			href,
			localize,
			store: createSharedStore({ language }),
			i18n: texts.i18n,
			reports,
		});
		const html = renderSlotRoot({
			Component: definition.Component,
			identity: { ...identity, priority: 'primary' },
			data: result.data as Data,
			host,
			identifierPrefix: request.identifierPrefix,
			texts: { text, language },
		});
		return { ...result, html, cookies, reports };
	};
}
