import {
	type ConsentFlag,
	createApiClient,
	createRouteTable,
	type IntentType,
	isLanguage,
	LANGUAGES,
	type Language,
	type PostedForm,
	type RemoteConfig,
	type RenderRequest,
	type RenderResponse,
	type Route,
	remoteRoutes,
	type SiteConfiguration,
} from '@estate/shared-contract';
import { SAMPLE_CONFIGURATION, type SampleApi, samplePageRoutes } from '@estate/shared-contract/samples';
import { createSharedStore, type SharedStore } from '@estate/shared-ui/store';
import { createBrowserSlot } from '../browser/create-browser-slot.ts';
import type { SlotDefinition } from '../define-slot.ts';
import { createServerSlot } from '../server/create-server-slot.ts';
import { createSlotTexts } from '../slot-root/slot-texts.ts';
import { remoteUnderTest } from './remote-under-test.ts';
import { RenderedSlot } from './rendered-slot.ts';
import { sampleApi } from './sample-api.ts';
import { createTestHost, locationOf, TEST_SITE_URL } from './test-host.ts';

export interface RenderSlotOptions<Input> {
	/** Address of the page, with language: `/nl/te-koop/?page=2`; the home page by default */
	url?: string;
	/** That of the address by default */
	language?: Language;
	/** A server that answers as the api does; the samples' by default */
	api?: Pick<SampleApi, 'url'>;
	/** What the page hands to the slot, such as one of `sampleInputs('article', 'nl')` */
	input?: Input;
	/** Routes of other remotes that the slot links to */
	routes?: readonly Route[];
	/** Name of the slot, where its priority matters to the test */
	slot?: string;
	/** The visitor's cookies, as in the header */
	cookie?: string;
	/** A posted form: fields by name, or pairs in order */
	form?: Record<string, string> | PostedForm['fields'];
	consent?: readonly ConsentFlag[];
	heardIntents?: readonly IntentType[];
	site?: Partial<SiteConfiguration>;
	/** The page's atoms, where several slots share them; new ones by default */
	store?: SharedStore;
}

function identityIn({ name, slots }: RemoteConfig, slot: string | undefined) {
	const known = slots.find((each) => each.name === slot);
	if (slot && !known)
		throw new Error(`${name} has no slot "${slot}". It has: ${slots.map((each) => each.name).join(', ')}.`);
	return {
		remote: name,
		version: '0.0.0-test',
		slot: slot ?? 'slot',
		priority: known?.priority ?? 'primary',
	};
}

/**
 * Renders a slot as the site does: `load` (or `action`) and the server's HTML at once, the browser's half by
 * `hydrate()` or `mount()` on what comes back. Data come over HTTP from the samples.
 */
export async function renderSlot<Data, Input>(
	definition: SlotDefinition<Data, Input>,
	options: RenderSlotOptions<Input> = {},
): Promise<RenderedSlot<Data>> {
	const { config, texts } = await remoteUnderTest();
	const { url = '/nl/', routes: others = [], cookie, form } = options;
	const location = locationOf(url);
	const fromUrl = location.pathname.split('/')[1];
	const language = options.language ?? (isLanguage(fromUrl) ? fromUrl : 'nl');
	const identity = identityIn(config, options.slot);
	const routes = [...remoteRoutes(config), ...others, ...samplePageRoutes()];
	const table = createRouteTable(routes, LANGUAGES);
	const routeOf = (pathname: string) => {
		const match = table.match(pathname);
		return { id: match?.route.id ?? 'page.1', params: match?.params ?? {} };
	};
	const site = { ...SAMPLE_CONFIGURATION, ...options.site };
	const apiUrl = (options.api ?? (await sampleApi())).url;
	const apiHeaders: Record<string, string> = cookie ? { cookie } : {};
	const request: RenderRequest = {
		language,
		defaultLanguage: site.defaultLanguage,
		enabledLanguages: LANGUAGES,
		identifierPrefix: 'test-',
		route: routeOf(location.pathname),
		location,
		siteUrl: TEST_SITE_URL,
		input: options.input ?? null,
		site,
		routes,
		apiUrl,
		apiHeaders,
		// For what hangs: a busy machine may take its time.
		timeLimit: 30_000,
		...(form ? { form: { fields: Array.isArray(form) ? form : Object.entries(form) } } : {}),
	};
	const response: RenderResponse = await createServerSlot(definition, { ...identity, texts })(request);

	const api = createApiClient({ baseUrl: apiUrl, headers: apiHeaders });
	const own = createSlotTexts(identity, language, texts[language]);
	const host = createTestHost({
		language,
		location,
		routes,
		site,
		api,
		store: options.store ?? createSharedStore({ language }),
		i18n: own.i18n,
		...(options.consent ? { consent: options.consent } : {}),
		...(options.heardIntents ? { heardIntents: options.heardIntents } : {}),
	});
	return new RenderedSlot<Data>({
		browser: createBrowserSlot(definition, identity),
		response,
		host,
		text: own.text,
		texts: texts[language],
		contextAt: (address) => {
			const at = locationOf(address);
			return {
				language,
				route: routeOf(at.pathname),
				location: at,
				siteUrl: TEST_SITE_URL,
				input: request.input,
				site,
				api,
				href: host.href,
				localize: host.localize,
				signal: AbortSignal.timeout(request.timeLimit),
			};
		},
	});
}
