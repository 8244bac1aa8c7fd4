import type { LoadResult, PageLocation, SlotPriority } from '@estate/shared-contract';
import { cmsPage } from '../../../page/plan/cms-page.ts';
import { planPage, planRoute, planRouteWithPage } from '../../../page/plan/page-plan.ts';
import type { PlannedSlot } from '../../../page/plan/planned-slot.ts';
import { primaryOf, routePage } from '../../../page/plan/route-page.ts';
import { routeWithPage } from '../../../page/plan/route-with-page.ts';
import { decodePath } from '../../../page/routes/decode-path.ts';
import { pageAddresses } from '../../../page/routes/page-addresses.ts';
import { pageIdOf } from '../../../page/routes/page-routes.ts';
import type { ResolvedPage } from '../../../page/routes/resolution.ts';
import { resolveAddress } from '../../../page/routes/resolve-address.ts';
import type { FilledSlot } from '../../../page/view/page-view.ts';
import { loadStyle } from '../../load-style.ts';
import type { Services } from '../services.ts';
import { slotContent } from './load-slot.ts';
import type { LoadedPage, SlotContent } from './loaded-page.ts';

/** This navigation is the server's: another language, a redirect, a private or missing page, or something that failed. */
export class LeaveToServer extends Error {
	override readonly name = 'LeaveToServer';
}

interface StartedSlot {
	slot: PlannedSlot;
	version: string;
	content: SlotContent;
}

/**
 * Time that other slots get to be ready together with the primary one, in milliseconds. An essential one has its say
 * in the page's head, and the page before stays in sight meanwhile.
 */
const TOGETHER_MS: Record<SlotPriority, number> = { primary: 2_000, essential: 2_000, optional: 150 };
let count = 0;

/** The page behind an address, if the browser may show it by itself. */
export function resolvePage(
	{ site, language }: Services,
	{ pathname, search }: Pick<PageLocation, 'pathname' | 'search'>,
): ResolvedPage {
	const { facts, table } = site;
	const resolution = resolveAddress({
		pathname,
		search,
		table,
		enabledLanguages: facts.site.enabledLanguages,
		detect: () => language,
		redirectOf: (routeId) => facts.redirects[routeId],
	});
	const isOurs = resolution.kind === 'page' && resolution.language === language && resolution.isPrefixed;
	if (!isOurs || resolution.arrival || resolution.route.private)
		throw new LeaveToServer(`${pathname} is the server's.`);
	return resolution;
}

const isCmsPage = ({ route }: ResolvedPage) => pageIdOf(route.id) !== undefined;

/** Slots of a page, as its route or its CMS page lists them. */
async function plan({ site, api, language }: Services, page: ResolvedPage, signal: AbortSignal) {
	const own = pageIdOf(page.route.id);
	const pageId = own ?? page.route.page;
	const cms =
		pageId === undefined
			? undefined
			: await api.call('page', { params: { id: pageId }, query: { language } }, { signal });
	const facts = { language, site: site.facts.site };
	const slots = !cms
		? planRoute(page.route, site.offers)
		: own === undefined
			? planRouteWithPage(page.route, cms, site.offers, facts)
			: planPage(cms, site.offers, facts);
	const ofRoute = slots.filter(({ input }) => input === null);
	const isWhole = own !== undefined || ofRoute.length === page.route.slots.length;
	if (!isWhole) throw new LeaveToServer(`${page.route.id} has slots that this tab's versions do not know.`);
	return { cms, slots };
}

/** The result of a slot that is ready soon; undefined where it failed or takes longer, and then it is rendered later. */
async function soon(
	result: Promise<LoadResult<unknown>>,
	priority: SlotPriority,
): Promise<LoadResult<unknown> | undefined> {
	const later = new Promise<undefined>((resolve) => setTimeout(resolve, TOGETHER_MS[priority]));
	return Promise.race([result.catch(() => undefined), later]);
}

function checkAddress(primary: LoadResult<unknown>, page: ResolvedPage, { pathname }: PageLocation): void {
	const address = primary.addresses?.[page.language];
	const isElsewhere = address !== undefined && decodePath(address) !== decodePath(pathname);
	if (primary.redirect || isElsewhere || (primary.status ?? 200) >= 400)
		throw new LeaveToServer(`${pathname} has another address or status.`);
}

async function gather(
	started: readonly StartedSlot[],
	page: ResolvedPage,
	location: PageLocation,
): Promise<FilledSlot[]> {
	const primary = isCmsPage(page) ? undefined : primaryOf(started);
	const results = new Map(started.map(({ slot, content }) => [slot.key, content.result()]));
	for (const result of results.values()) result.catch(() => {});
	const first = primary && (await results.get(primary.slot.key));
	if (first) checkAddress(first, page, location);
	return Promise.all(
		started.map(async ({ slot, version }) => {
			const result =
				slot === primary?.slot
					? first
					: await soon(results.get(slot.key) ?? Promise.reject(), slot.slot.priority);
			return { slot, version, result: result && { ...result, isDrawn: false } };
		}),
	);
}

/** Loads code and data of every slot of a page in parallel; resolves when the primary one is ready. Rejects with LeaveToServer, or with what failed. */
export async function loadPage(
	services: Services,
	location: PageLocation,
	signal: AbortSignal,
): Promise<LoadedPage> {
	const { site, language, i18n } = services;
	await site.refresh();
	const page = resolvePage(services, location);
	const { cms, slots } = await plan(services, page, signal);
	const started = slots.flatMap((slot): StartedSlot[] => {
		const remote = site.use(slot.remote);
		if (!remote) return [];
		const place = { routeId: page.route.id, params: page.params, location, input: slot.input, signal };
		return [{ slot, version: remote.version, content: slotContent(services, remote, slot.slot.name, place) }];
	});
	const filled = await gather(started, page, location);
	signal.throwIfAborted();
	const { site: configuration } = site.facts;
	const setting = {
		route: page.route,
		params: page.params,
		language,
		table: site.table,
		site: configuration,
		text: (key: string) => i18n.t(key),
	};
	const { view, head } = !cms
		? routePage(setting, filled)
		: isCmsPage(page)
			? cmsPage(setting, cms, filled)
			: routeWithPage(setting, cms, filled, location.search !== '');
	// The page is rendered without its style sheet rather than not at all.
	if (view.style) await loadStyle(view.style.href).catch(() => {});
	const languages = { enabled: configuration.enabledLanguages, default: configuration.defaultLanguage };
	const addresses = isCmsPage(page) ? undefined : primaryOf(filled)?.result?.addresses;
	count += 1;
	return {
		id: `n${count}-`,
		view,
		head,
		addresses: pageAddresses(page, site.table, languages, addresses),
		location,
		isInDocument: false,
		contents: new Map(started.map(({ slot, content }) => [slot.key, content])),
		markup: new Map(),
		heights: new Map(),
	};
}
