import {
	type BrowserSlot,
	type BrowserTexts,
	createApiClient,
	type SlotMountProps,
} from '@estate/shared-contract';
import { createSharedStore } from '@estate/shared-ui/store';
import { createSlotTexts } from '../../slot-root/slot-texts.ts';
import { createTestHost } from '../../testing/test-host.ts';
import { COOKIE_HEADER, type PageFacts, type PageSituation } from '../page-facts.ts';

/** A slot's code with the texts of its language. */
export interface SlotParts {
	slot: BrowserSlot;
	texts: BrowserTexts;
}

/** Loads a slot from the samples and mounts it in the test host. Answers where it redirects to, in place of drawing. */
export async function mountSituation(
	{ remote, routes, site }: PageFacts,
	{ language, location, route, input, cookie, slot: name }: PageSituation,
	{ slot, texts }: SlotParts,
	domElement: HTMLElement,
): Promise<string | undefined> {
	const api = createApiClient({ baseUrl: '', headers: cookie ? { [COOKIE_HEADER]: cookie } : {} });
	const { i18n } = createSlotTexts({ remote, version: 'development' }, language, texts);
	const store = createSharedStore({ language });
	const host = {
		...createTestHost({ language, location, routes, site, api, store, i18n }),
		navigate: (to: string) => window.location.assign(to),
	};
	const { href, localize } = host;
	const { data, redirect } = await slot.load(
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
	if (redirect) return redirect.to;
	const props: SlotMountProps = {
		domElement,
		identifierPrefix: `${name}-`,
		data,
		hydrate: false,
		host,
		texts,
		onError: (error, phase) => console.error(`${remote}.${name} (${phase}):`, error),
	};
	await slot.bootstrap(props);
	await slot.mount(props);
	return undefined;
}
