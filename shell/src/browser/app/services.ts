import { type ApiClient, createApiClient, type Language } from '@estate/shared-contract';
import { createI18n, type I18n, SHELL_NAMESPACE } from '@estate/shared-i18n';
import { consentAtom, createSharedStore, type SharedStore } from '@estate/shared-ui/store';
import { CONSENT_CHANGED, PAGE_SHOWN } from '../../frame/page-events.ts';
import type { PageJson, PageView } from '../../page/view/page-json.ts';
import { currentConsent } from '../consent/current-consent.ts';
import { documentScheme } from './frame/follow-scheme.ts';
import { ClientSite } from './remotes/client-site.ts';
import { rememberFiles } from './remotes/version-files.ts';
import { createIntentBus, type IntentBus } from './slots/intent-bus.ts';
import type { StartupData } from './startup-data.ts';

/** What lives as long as the document. The language is one: another language is another document. */
export interface Services {
	language: Language;
	site: ClientSite;
	api: ApiClient;
	store: SharedStore;
	i18n: I18n;
	intents: IntentBus;
}

/** The store of the page; it follows the visitor's choice. */
function consentingStore(language: Language): SharedStore {
	const store = createSharedStore({ language, colorScheme: documentScheme(), consent: currentConsent() });
	const follow = () => store.set(consentAtom, currentConsent());
	addEventListener(CONSENT_CHANGED, follow);
	addEventListener(PAGE_SHOWN, follow);
	return store;
}

export function createServices(
	page: PageJson,
	view: PageView,
	{ facts, texts, versions }: StartupData,
): Services {
	const { language } = view;
	for (const [href, files] of versions) rememberFiles(href, files);
	const site = new ClientSite(page.facts, facts);
	for (const { remote } of view.slots) site.use(remote);
	return {
		language,
		site,
		api: createApiClient({ baseUrl: '' }),
		store: consentingStore(language),
		i18n: createI18n({
			language,
			fallback: facts.site.defaultLanguage,
			resources: { [language]: { [SHELL_NAMESPACE]: texts } },
		}),
		intents: createIntentBus(),
	};
}
