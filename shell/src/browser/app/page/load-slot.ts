import type { Href, LoadContext, PageLocation, RouteParams } from '@estate/shared-contract';
import type { ActiveRemote } from '../../../page/site/site-facts.ts';
import { loadSlotCode } from '../remotes/load-slot-code.ts';
import type { Services } from '../services.ts';
import { once, type SlotContent } from './loaded-page.ts';

export interface SlotTarget {
	routeId: string;
	params: RouteParams;
	location: PageLocation;
	input: unknown;
	signal: AbortSignal;
}

/** Href in the page's language unless another is asked for. */
export function hrefOf({ site, language }: Services): Href {
	return (routeId, params, into = language) => site.table.href(routeId, params, into);
}

/** Code and data of a slot; the data is what the slot's own `load` gives. */
export function slotContent(
	services: Services,
	remote: ActiveRemote,
	slot: string,
	place: SlotTarget,
): SlotContent {
	const { language, site, api } = services;
	const code = once(() => loadSlotCode(remote, slot, language));
	const context: LoadContext = {
		language,
		route: { id: place.routeId, params: place.params },
		location: place.location,
		siteUrl: location.origin,
		input: place.input,
		site: site.facts.site,
		api,
		href: hrefOf(services),
		localize: (originalPath) => site.table.localize(originalPath, language),
		signal: place.signal,
	};
	return {
		code,
		result: once(async () => {
			const { slot: loaded, texts } = await code();
			return loaded.load(context, texts);
		}),
	};
}
