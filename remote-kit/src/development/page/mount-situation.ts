import {
	type BrowserSlot,
	type BrowserTexts,
	createApiClient,
	type SlotMountProps,
} from '@estate/shared-contract';
import { createSharedStore } from '@estate/shared-ui/store';
import { isMissing } from '../../slot-root/load-slot.ts';
import { createSlotTexts } from '../../slot-root/slot-texts.ts';
import { createTestHost } from '../../testing/test-host.ts';
import { COOKIE_HEADER, type PageFacts, type PageSituation } from '../page-facts.ts';

/** A slot's code with the texts of its language. */
export interface SlotParts {
	slot: BrowserSlot;
	texts: BrowserTexts;
}

/** Loads a slot from the samples and mounts it in the test host. Returns what a shell does in place of rendering it, when `load` says so. */
export async function mountSituation(
	{ remote, routes, site }: PageFacts,
	{ language, location, route, input, cookie, slot: name }: PageSituation,
	{ slot, texts }: SlotParts,
	domElement: HTMLElement,
): Promise<'missing' | { redirect: string } | undefined> {
	const api = createApiClient({ baseUrl: '', headers: cookie ? { [COOKIE_HEADER]: cookie } : {} });
	const { i18n } = createSlotTexts({ remote, version: 'development' }, language, texts);
	const store = createSharedStore({ language });
	const host = {
		...createTestHost({ language, location, routes, site, api, store, i18n }),
		navigate: (to: string) => window.location.assign(to),
	};
	const { href, localize } = host;
	const result = await slot.load(
		{
			language,
			route,
			location,
			siteUrl: window.location.origin,
			input,
			site,
			api,
			href,
			localize,
			signal: new AbortController().signal,
		},
		texts,
	);
	if (result.redirect) return { redirect: result.redirect.to };
	if (isMissing(result)) return 'missing';
	const props: SlotMountProps = {
		domElement,
		identifierPrefix: `${name}-`,
		data: result.data,
		hydrate: false,
		host,
		texts,
		onError: (error, phase) => console.error(`${remote}.${name} (${phase}):`, error),
	};
	await slot.bootstrap(props);
	await slot.mount(props);
	return undefined;
}
