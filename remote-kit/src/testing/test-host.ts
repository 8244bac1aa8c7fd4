import {
	type ApiClient,
	assumedDevice,
	type ConsentFlag,
	createRouteTable,
	type DeviceSettings,
	type Intent,
	type IntentHandler,
	type IntentType,
	LANGUAGES,
	type Language,
	type PageLocation,
	type Route,
	type SiteConfiguration,
	type SlotHost,
	type SlotReport,
} from '@estate/shared-contract';

export interface Navigation {
	to: string;
	replace?: boolean;
	keepScroll?: boolean;
}

export interface TestHostSettings {
	language: Language;
	location: PageLocation;
	routes: readonly Route[];
	site: SiteConfiguration;
	api: ApiClient;
	store: unknown;
	i18n: unknown;
	/** What the visitor allows; nothing by default */
	consent?: readonly ConsentFlag[];
	/** Intents that somebody on the page listens to; the slot's own listeners count as well */
	heardIntents?: readonly IntentType[];
}

/** The shell's face to a slot, kept by a test: it does what the shell does and remembers what it was asked. */
export interface TestHost extends SlotHost {
	navigations: Navigation[];
	prefetches: string[];
	/** What stands before the document's title */
	titleMark: string | undefined;
	intents: Intent[];
	reports: SlotReport[];
	/** Another slot of the page wants something */
	receiveIntent(intent: Intent): void;
	/** The visitor goes back; says whether the slot did something, instead of the page being left */
	goBack(): boolean;
	/** The window becomes another device's */
	turnInto(device: Partial<DeviceSettings>): void;
	/** The visitor changes what is allowed */
	allow(...flags: ConsentFlag[]): void;
}

/** Origin of the site of a test. */
export const TEST_SITE_URL = 'https://meander.example';

/** Splits an address into the parts that a slot sees. */
export function locationOf(address: string): PageLocation {
	const { pathname, search, hash } = new URL(address, TEST_SITE_URL);
	return { pathname, search, hash };
}

export function createTestHost(settings: TestHostSettings): TestHost {
	const { language, routes, site, api, store, i18n } = settings;
	const table = createRouteTable(routes, LANGUAGES);
	const locationListeners = new Set<(location: PageLocation) => void>();
	const consentListeners = new Set<() => void>();
	const deviceListeners = new Set<() => void>();
	const backListeners = new Set<() => void>();
	const intentHandlers = new Map<IntentType, Set<IntentHandler<never>>>();
	let allowed: readonly ConsentFlag[] = settings.consent ?? [];

	function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	}

	const host: TestHost = {
		navigations: [],
		prefetches: [],
		titleMark: undefined,
		intents: [],
		reports: [],
		language,
		site,
		api,
		store,
		i18n,
		location: settings.location,
		href: (routeId, params, into = language) => table.href(routeId, params, into),
		localize: (originalPath) => table.localize(originalPath, language),
		onLocation: (listener) => listen(locationListeners, listener),
		navigate(to, options = {}) {
			host.navigations.push({ to, ...options });
			host.location = locationOf(to);
			for (const listener of locationListeners) listener(host.location);
		},
		onBack: (listener) => listen(backListeners, listener),
		markTitle(prefix) {
			host.titleMark = prefix;
		},
		prefetch: (to) => host.prefetches.push(to),
		device: assumedDevice(language),
		onDevice: (listener) => listen(deviceListeners, listener),
		hasConsent: (flag) => allowed.includes(flag),
		onConsent: (listener) => listen(consentListeners, listener),
		sendIntent(intent) {
			host.intents.push(intent);
			return Boolean(settings.heardIntents?.includes(intent.type) || intentHandlers.get(intent.type)?.size);
		},
		onIntent(type, handler) {
			const handlers = intentHandlers.get(type) ?? new Set();
			intentHandlers.set(type, handlers);
			return listen(handlers, handler as IntentHandler<never>);
		},
		report: (report) => host.reports.push(report),
		receiveIntent({ type, detail }) {
			for (const handler of intentHandlers.get(type) ?? []) handler(detail as never);
		},
		goBack() {
			const last = [...backListeners].at(-1);
			// Within an event, as in a browser: React renders what follows from it at once.
			if (last) addEventListener('popstate', last, { once: true });
			dispatchEvent(new PopStateEvent('popstate'));
			return last !== undefined;
		},
		turnInto(device) {
			host.device = { ...host.device, ...device };
			for (const listener of deviceListeners) listener();
		},
		allow(...flags) {
			allowed = flags;
			for (const listener of consentListeners) listener();
		},
	};
	return host;
}
